import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, nounFiles } from "./noun-files.ts";

/** The folder of the SDK that holds the nouns. */
export const nounsFolder = join(import.meta.dirname, "../../sdk/src/nouns");

/** Writes the source of each noun into a folder, and formats it. */
export function writeNouns(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [noun, text] of nounFiles()) writeFileSync(join(folder, `${folderOf(noun)}.ts`), text);
  const biome = join(import.meta.dirname, "../../../node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", "--linter-enabled=false", folder], { stdio: "pipe" });
}
