/** German. */

import { Book } from "../book";
import laser from "./laser.json";
import prism from "./prism.json";
import prisma from "./prisma.json";
import prizmik from "./prizmik.json";
import table from "./table.json";

export const book = new Book({ ...table, ...prizmik, ...prisma, ...laser, ...prism });
