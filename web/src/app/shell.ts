/** The pages open from the home screen, also without a server: public/sw.js keeps their shell. Browsers allow that only
 *  over https and on this machine. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // then the pages need their server
}
