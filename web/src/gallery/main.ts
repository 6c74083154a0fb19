// Boards with fixture views, for those who draw them: gallery.html?game=prizmik&view=2&seat=0&theme=dark
import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import { loadBoard } from "../games/boards";
import type { Fixture } from "../games/board";
import Gallery from "./Gallery.svelte";

const all = import.meta.glob<Fixture[]>("../games/*/fixtures.json", { import: "default" });
const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "prizmik";
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;

const fixtures = (await all[`../games/${game}/fixtures.json`]?.()) ?? [];
const target = document.getElementById("app");
if (target) {
  mount(Gallery, {
    target,
    props: {
      game,
      games: Object.keys(all).map((path) => path.split("/")[2] ?? ""),
      fixtures,
      Board: await loadBoard(game),
      number: Number(query.get("view") ?? 0),
      seat: query.get("seat"),
    },
  });
}
