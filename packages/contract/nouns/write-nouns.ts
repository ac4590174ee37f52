import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { modelFiles } from "./model-files.ts";
import { folderOf, nounFiles, typeTest } from "./noun-files.ts";

/** The folder with the nouns of the contract. */
export const modelsFolder = join(import.meta.dirname, "../src");
/** The test of the SDK that compares the named types to the schemas. */
export const typeTestFile = join(import.meta.dirname, "../../sdk/tests/models.test-d.ts");
/** The folder of the SDK that holds the nouns. */
export const nounsFolder = join(import.meta.dirname, "../../sdk/src/nouns");

/** Writes the models of the contract into the folders of its nouns. */
export function writeModels(folder: string): void {
  for (const [noun, text] of modelFiles()) write(join(folder, noun, "models.ts"), text);
  format(folder);
}

/** Writes the nouns of the SDK into a folder. */
export function writeNouns(folder: string): void {
  for (const [noun, text] of nounFiles()) write(join(folder, `${folderOf(noun)}.ts`), text);
  format(folder);
}

/** Writes the test of the named types. */
export function writeTypeTest(path: string): void {
  write(path, typeTest());
  format(path);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function format(folder: string): void {
  const biome = join(import.meta.dirname, "../../../node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", "--linter-enabled=false", folder], { stdio: "pipe" });
}
