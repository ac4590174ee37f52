import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

const packages = join(import.meta.dirname, "../../packages");
const sdk = join(packages, "sdk/src/nouns");
const contract = join(packages, "contract/src");

const filesIn = (folder: string) => readdirSync(folder).map((name) => basename(name, ".ts"));
/** Returns the names of the calls in a contract file. */
const callsOf = (noun: string) =>
  [...readFileSync(join(contract, "calls", `${noun}.ts`), "utf8").matchAll(/^export const (\w+)/gm)].map(
    ([, name]) => name,
  );
/** Returns the names that a noun in the SDK imports from the contract. */
const importedBy = (noun: string) =>
  /import \{([^}]+)\} from "@kwan\/contract"/
    .exec(readFileSync(join(sdk, `${noun}.ts`), "utf8"))?.[1]
    ?.split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type ") && /^[a-z]/.test(name)) ?? [];

/** Returns the contract files from which a noun in the SDK imports its calls. `services` has two. */
const callFiles = (noun: string) => (noun === "services" ? ["services", "kinds"] : [noun]);
const nouns = filesIn(sdk).filter((name) => name !== "every-noun");

describe("the names of nouns", () => {
  test.each(nouns)("the SDK's %s takes all of its calls from the contract's file of that name", (noun) => {
    expect(importedBy(noun).toSorted()).toEqual(callFiles(noun).flatMap(callsOf).toSorted());
  });

  test("every file of shapes or examples is named after a noun with calls, or has no calls", () => {
    const known = nouns.flatMap(callFiles);
    const general = ["basics", "lists", "overview", "path-parameters", "details", "example", "ids"];
    for (const folder of ["calls", "shapes", "examples"])
      expect(
        filesIn(join(contract, folder)).filter((name) => !known.includes(name) && !general.includes(name)),
      ).toEqual([]);
  });
});
