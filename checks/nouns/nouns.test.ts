import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const packages = join(import.meta.dirname, "../../packages");
const sdk = join(packages, "sdk/src/nouns");
const contract = join(packages, "contract/src");

const filesIn = (folder: string) => readdirSync(folder).map((name) => basename(name, ".ts"));
/** Returns the names of the calls of a noun in the contract. A group of them may have a file of its own. */
const callsOf = (noun: string) =>
  filesIn(join(contract, noun)).flatMap((file) => {
    const text = readFileSync(join(contract, noun, `${file}.ts`), "utf8");
    const exported = file === "calls" ? /^export const (\w+)/gm : /^export const (\w+) = call\(/gm;
    return [...text.matchAll(exported)].map(([, name]) => name);
  });
/** Returns the names that a noun in the SDK imports from the contract. */
const importedBy = (noun: string) =>
  /import \{([^}]+)\} from "@kwan\/contract"/
    .exec(readFileSync(join(sdk, `${noun}.ts`), "utf8"))?.[1]
    ?.split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type ") && /^[a-z]/.test(name)) ?? [];

/** Returns the folders of the contract from which a noun in the SDK imports its calls. `services` has two. */
const foldersOf = (noun: string) => (noun === "services" ? ["services", "kinds"] : [noun]);
const nouns = filesIn(sdk).filter((name) => !name.startsWith("every-"));

/** The nouns of the contract whose folders each noun imports from. */
const imports = new Map<string, Set<string>>();
for (const path of globSync("*/*.ts", { cwd: contract })) {
  const noun = dirname(path);
  const others = imports.get(noun) ?? new Set();
  imports.set(noun, others);
  for (const [, from = ""] of readFileSync(join(contract, path), "utf8").matchAll(/from "(\.[^"]+)"/g)) {
    const other = dirname(normalize(join(noun, from)));
    if (other !== noun && other !== "." && other !== "catalogues") others.add(other);
  }
}

/** Returns the nouns that a noun needs, directly or through others. */
function needs(noun: string, visited = new Set<string>()): ReadonlySet<string> {
  for (const other of imports.get(noun) ?? [])
    if (!visited.has(other)) {
      visited.add(other);
      needs(other, visited);
    }
  return visited;
}

describe("the names of nouns", () => {
  test.each(nouns)("the SDK's %s takes all of its calls from the contract's folder of that name", (noun) => {
    expect(importedBy(noun).toSorted()).toEqual(foldersOf(noun).flatMap(callsOf).toSorted());
  });

  test("every folder of the contract is a noun with calls", () => {
    const folders = [...imports.keys()].filter((name) => name !== "catalogues");
    expect(folders.toSorted()).toEqual(nouns.flatMap(foldersOf).toSorted());
  });

  test.each([...imports.keys()])("no circle leads from %s through other nouns back to it", (noun) => {
    expect(imports.get("desk")?.size).toBeGreaterThan(3);
    expect([...needs(noun)]).not.toContain(noun);
  });
});
