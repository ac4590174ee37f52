import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
/** The folder with the built documentation. Set DOCS_OUT to test another build. */
export const dist = resolve(root, process.env.DOCS_OUT ?? "dist");
const list = join(dist, "documents.json");
if (!existsSync(list))
  throw new Error("The documentation is not built, and its tests read what is built. Run its build first.");

const documents = JSON.parse(readFileSync(list, "utf8")) as Record<string, { file: string; script: string }>;

export type BuiltPage = { readonly path: string; readonly html: string; readonly script: string };

/** Every page, with its path below /docs. */
export const pages: readonly BuiltPage[] = Object.entries(documents).map(([path, { file, script }]) => ({
  path,
  script,
  html: readFileSync(join(dist, file), "utf8"),
}));

/** Returns the size of a file as most browsers load it. */
export const compressedSize = (file: string): number => statSync(join(dist, `${file}.br`)).size;
