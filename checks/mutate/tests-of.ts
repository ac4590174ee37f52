// Chooses the tests that should fail for a mutation.
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "./places.ts";
import type { Row } from "./row.ts";
import { ofFiles, ofFolders } from "./server-tests.ts";

const ofServer = (name: string): string => `apps/api/tests/${name}.test.ts`;

/** For some classes of mutations, the server tests that check the whole class. */
export const systematic: Readonly<Partial<Record<Row["class"], readonly string[]>>> = {
  ownership: [ofServer("permissions")],
  "audit rows": [ofServer("audited-calls")],
  locks: [ofServer("locks"), ofServer("races")],
};

const ofSdk = ["packages/sdk/tests/*.test.ts", "packages/sdk/src/**/*.test.ts"];

const filesByPattern = new Map<string, readonly string[]>();
const glob = (pattern: string): readonly string[] => {
  const files = filesByPattern.get(pattern) ?? globSync(pattern, { cwd: root }).sort();
  filesByPattern.set(pattern, files);
  return files;
};

/** Returns the package that contains a file, such as "apps/api". */
export const packageOf = (file: string): string => file.split("/").slice(0, 2).join("/");

/** Returns the test files that should fail for a mutation in a file, the most specific first. */
export function testsOf(file: string): readonly string[] {
  const folder = file.split("/")[3] ?? "";
  // The server's folders are grouped by area: apps/api/src/<area>/<folder>.
  const inArea = file.split("/").slice(4).join("/");
  switch (packageOf(file)) {
    case "apps/api":
      return [
        ...Object.entries(ofFiles).flatMap(([name, tests]) => (inArea.startsWith(name) ? tests : [])),
        ...(ofFolders[dirname(inArea).split("/")[0] ?? ""] ?? []),
      ]
        .filter((test, at, all) => all.indexOf(test) === at)
        .map(ofServer);
    case "packages/domain":
      return [`packages/domain/src/${folder}/**/*.test.ts`, "packages/domain/src/**/*.test.ts"]
        .flatMap(glob)
        .filter((test, at, all) => all.indexOf(test) === at);
    case "packages/sdk":
      // Leave out two tests: one reads the README, and the other bundles the package, which is slow.
      return ofSdk.flatMap(glob).filter((test) => !/\/(readme|bundles)\.test/.test(test));
    default: {
      const near = glob(join(dirname(file), "*.test.{ts,tsx}"));
      const own = near.filter((test) => basename(test).startsWith(`${basename(file).split(".")[0]}.`));
      return [...own, ...near.filter((test) => !own.includes(test))];
    }
  }
}
