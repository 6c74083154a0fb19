/** Whether somebody asked for stillness, and scrolling that keeps to it. */

import { settings } from "./settings.svelte";

export const still = (): boolean => !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;

export function bringIntoView(element: Element | undefined, block: ScrollLogicalPosition = "nearest"): void {
  element?.scrollIntoView({ behavior: still() ? "auto" : "smooth", block });
}
