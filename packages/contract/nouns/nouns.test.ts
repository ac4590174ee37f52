import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nounsFolder, writeNouns } from "./write-nouns.ts";

// The folder is inside the repository, so that the formatter finds its configuration.
const folder = mkdtempSync(join(nounsFolder, "../../.results-nouns-"));
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (path: string) =>
  Object.fromEntries(
    globSync("*.ts", { cwd: path })
      .filter((name) => name !== "every-noun.ts")
      .toSorted()
      .map((name) => [name, readFileSync(join(path, name), "utf8")]),
  );

describe("the nouns of the SDK", () => {
  beforeAll(() => writeNouns(folder), 60_000);

  it("in the repository match the contract: if not, run `pnpm generate` in this package", () => {
    const written = filesOf(folder);
    expect(Object.keys(written).length).toBeGreaterThan(20);
    expect(filesOf(nounsFolder)).toEqual(written);
  });
});
