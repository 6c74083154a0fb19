/** The evening as a picture to keep: drawn as SVG, handed over as PNG. Only words and shapes, no scripts. */

import { t } from "../i18n/i18n.svelte";
import { standings, type Standing } from "./evening";
import type { Room } from "./wire";

const WIDTH = 900;
const ROW = 64;
const TOP = 190;
const SPECTRUM = ["#cf2233", "#e0700a", "#e6b800", "#1b8a4b", "#13a3c8", "#3450d9", "#8a3fc4"];

/** Names are cleaned of control characters by the server. */
const safe = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

function row(each: Standing, i: number, most: number): string {
  const y = TOP + i * ROW;
  const colour = SPECTRUM[i % SPECTRUM.length];
  const length = most ? Math.round((each.points / most) * 420) : 0;
  return `
  <text x="60" y="${y + 34}" class="place">${each.place}</text>
  <text x="110" y="${y + 34}" class="name">${safe(each.name)}</text>
  <rect x="380" y="${y + 12}" width="${Math.max(6, length)}" height="28" rx="6" fill="${colour}"/>
  <text x="${396 + Math.max(6, length)}" y="${y + 34}" class="points">${each.points}</text>`;
}

/** `games`: the names of the games that were played, in order. */
export function summarySvg(room: Room, games: string[], day: string): string {
  const rows = standings(room);
  const most = Math.max(0, ...rows.map((each) => each.points));
  const height = TOP + rows.length * ROW + 110;
  const stops = SPECTRUM.map((colour, i) => `<stop offset="${i / (SPECTRUM.length - 1)}" stop-color="${colour}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
  <defs><linearGradient id="light">${stops.join("")}</linearGradient></defs>
  <style>
    text { font-family: ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; fill: #1d1b33 }
    .title { font-size: 44px; font-weight: 750 } .name { font-size: 28px; font-weight: 650 }
    .points, .place { font-size: 26px } .soft { font-size: 22px; fill: #514e6b }
  </style>
  <rect width="${WIDTH}" height="${height}" fill="#faf7f1"/>
  <path d="M60 150 L${WIDTH - 60} 132 L${WIDTH - 60} 156 Z" fill="url(#light)"/>
  <path d="M60 58 l22 -38 l22 38 z" transform="translate(0 22)" fill="none" stroke="#1d1b33" stroke-width="4"/>
  <text x="124" y="78" class="title">Pentaprism</text>
  <text x="124" y="114" class="soft">${safe(day)} · ${safe(t("evening-games", { n: room.played.length }))}</text>
  ${rows.map((each, i) => row(each, i, most)).join("")}
  <text x="60" y="${height - 46}" class="soft">${safe(games.join(" · "))}</text>
</svg>`;
}

/** Hand the picture over as a file. */
export async function savePicture(svg: string, name: string): Promise<void> {
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * 2;
  canvas.height = picture.height * 2;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${name}.png`;
  link.click();
}
