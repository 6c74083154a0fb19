/** German. */

import { Book } from "../book";
import prizmik from "./prizmik.json";
import table from "./table.json";

export const book = new Book({ ...table, ...prizmik });
