import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { modelFiles } from "./model-files.ts";
import { folderOf, nounFiles, typeTest } from "./noun-files.ts";

const sdk = join(import.meta.dirname, "../../sdk");

/** Where the generated files are: the models of the contract, the nouns of the SDK, and the test of the models. */
export const generatedPaths = {
  models: join(import.meta.dirname, "../src"),
  nouns: join(sdk, "src/nouns"),
  test: join(sdk, "tests/models.test-d.ts"),
};

/** Writes and formats the generated files. */
export function writeNouns({ models, nouns, test }: typeof generatedPaths): void {
  for (const [noun, text] of modelFiles()) write(join(models, noun, "models.ts"), text);
  for (const [noun, text] of nounFiles()) write(join(nouns, `${folderOf(noun)}.ts`), text);
  write(test, typeTest());
  const biome = join(import.meta.dirname, "../../../node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", "--linter-enabled=false", models, nouns, test], { stdio: "pipe" });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
