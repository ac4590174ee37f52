import { forNode, perFile } from "../../tsup.per-file.ts";

const entries = ["src/index.ts", "src/older-browsers.ts", "src/react-query.ts", "src/webhooks.ts"];
const testEntries = ["src/mock.ts", "src/testing.ts"];

// Node reads what the client is made of from one file, with our other packages, ky and zod. Programs that import
// those themselves get their own copy, which does no harm: nothing of them is in the client's interface.
const options = { noExternal: [/^(@kwan\/|ky$|zod|dayjs)/], external: ["msw", "@tanstack/react-query"] };

// The mock has bundles of its own. If it shared files with the client, a program would read the mock's rules whenever it
// starts. The command needs Node, so it has no place among the sources, which run anywhere.
const mockEntries = { mock: "src/mock.ts", testing: "src/testing.ts", "kwan-mock": "bin/kwan-mock.ts" };
const mockOptions = { ...options, outDir: "dist/node-mock", entry: mockEntries };

export default [perFile([...entries, ...testEntries]), forNode(entries, options), forNode([], mockOptions)];
