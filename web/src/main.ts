import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { startRouter } from "./app/router.svelte";
import { show } from "./app/settings.svelte";
import { keepShell } from "./app/shell";

await show();
startRouter();
keepShell();
const target = document.getElementById("app");
if (target) mount(App, { target });
