import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatedPaths, writeNouns } from "./write-nouns.ts";

// The folder is inside the repository, so that the formatter finds its configuration.
const folder = mkdtempSync(join(generatedPaths.nouns, "../../.results-nouns-"));
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (path: string) =>
  Object.fromEntries(
    globSync("**/*.ts", { cwd: path })
      .filter((name) => name !== "every-noun.ts")
      .toSorted()
      .map((name) => [name, readFileSync(join(path, name), "utf8")]),
  );

describe("the generated files in the repository", () => {
  const written = {
    models: join(folder, "models"),
    nouns: join(folder, "nouns"),
    test: join(folder, "models.test-d.ts"),
  };
  beforeAll(() => writeNouns(written), 240_000);

  it("have the nouns of the SDK as the contract defines them: if not, run `pnpm generate` in this package", () => {
    const nouns = filesOf(written.nouns);
    expect(Object.keys(nouns).length).toBeGreaterThan(20);
    expect(filesOf(generatedPaths.nouns)).toEqual(nouns);
  });

  it("have a test of every named type", () => {
    expect(readFileSync(generatedPaths.test, "utf8")).toBe(readFileSync(written.test, "utf8"));
  });

  it("have the named types of the wire as the shapes define them: if not, run `pnpm generate` in this package", () => {
    const expected = filesOf(written.models);
    expect(Object.keys(expected).length).toBeGreaterThan(20);
    const models = Object.entries(filesOf(generatedPaths.models)).filter(([name]) => name.endsWith("models.ts"));
    expect(Object.fromEntries(models)).toEqual(expected);
  });
});
