// Without a bundler, the hundreds of modules in a catalogue are most of the code that a test file loads.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { VitestPluginContext } from "vitest/node";

const isCatalogue = (id: string) => id.endsWith("/catalogues/messages/_index.js");

/** A Vite plugin for tests that loads all messages of a package as one module. */
export const messagesInOneModule = {
  name: "kwan:messages-in-one-module",
  enforce: "pre" as const,
  // A changed text does not change the index, so a cached module would still have the old text.
  configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
    defineCacheKeyGenerator(({ id }) => (isCatalogue(id) ? false : undefined)),
  load(id: string): string | undefined {
    if (!isCatalogue(id)) return undefined;
    const files = [...readFileSync(id, "utf8").matchAll(/'(\.\/\w+\.js)'/g)].map(([, file]) => file ?? "");
    const lines = files.flatMap((file) => readFileSync(join(dirname(id), file), "utf8").split("\n"));
    const [imports, rest] = [lines.filter(isImport), lines.filter((line) => !isImport(line))];
    return [...new Set(imports), ...rest].join("\n");
  },
};

const isImport = (line: string): boolean => line.startsWith("import ");
