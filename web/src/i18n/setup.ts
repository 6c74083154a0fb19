/** Tests speak English, and know the words of every game. */

import { LANGUAGES, loadBook, speak } from "./words.svelte";

if (!LANGUAGES.includes("en")) throw new Error("the files of words were not found");
await speak("en");
await Promise.all(["laser", "prism", "prisma", "prismatic", "prizmik"].map(loadBook));
