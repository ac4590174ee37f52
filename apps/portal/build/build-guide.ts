// Builds only the modules with which the server renders the guide, into the folder that is named. `dev` runs it when a page
// of the guide has changed.
import { resolve } from "node:path";
import { languages } from "@kwan/domain/language";
import { buildGuide } from "./guide.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder for the guide.");
for (const language of languages) await buildGuide(resolve(folder), language);
