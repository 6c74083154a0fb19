/** The page's voice: what screen readers say when something happens. */

export const heard = $state({ polite: "", urgent: "" });

export function announce(text: string): void {
  heard.polite = text;
}

export function alarm(text: string): void {
  heard.urgent = text;
}
