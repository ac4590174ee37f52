import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelsFolder, nounsFolder, typeTestFile, writeModels, writeNouns, writeTypeTest } from "./write-nouns.ts";

// The folder is inside the repository, so that the formatter finds its configuration.
const folder = mkdtempSync(join(nounsFolder, "../../.results-nouns-"));
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (path: string) =>
  Object.fromEntries(
    globSync("**/*.ts", { cwd: path })
      .filter((name) => name !== "every-noun.ts")
      .toSorted()
      .map((name) => [name, readFileSync(join(path, name), "utf8")]),
  );

describe("the generated files in the repository", () => {
  beforeAll(() => {
    writeNouns(join(folder, "nouns"));
    writeModels(join(folder, "models"));
    writeTypeTest(join(folder, "models.test-d.ts"));
  }, 60_000);

  it("have the nouns of the SDK as the contract defines them: if not, run `pnpm generate` in this package", () => {
    const written = filesOf(join(folder, "nouns"));
    expect(Object.keys(written).length).toBeGreaterThan(20);
    expect(filesOf(nounsFolder)).toEqual(written);
  });

  it("have a test of every named type", () => {
    expect(readFileSync(typeTestFile, "utf8")).toBe(readFileSync(join(folder, "models.test-d.ts"), "utf8"));
  });

  it("have the named types of the wire as the shapes define them: if not, run `pnpm generate` in this package", () => {
    const written = filesOf(join(folder, "models"));
    expect(Object.keys(written).length).toBeGreaterThan(20);
    const models = Object.entries(filesOf(modelsFolder)).filter(([name]) => name.endsWith("models.ts"));
    expect(Object.fromEntries(models)).toEqual(written);
  });
});
