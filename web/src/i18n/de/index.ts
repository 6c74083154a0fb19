/** German. */

import { Book } from "../book";
import laser from "./laser.json";
import prizmik from "./prizmik.json";
import table from "./table.json";

export const book = new Book({ ...table, ...prizmik, ...laser });
