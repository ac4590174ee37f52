import { forNode, perFile } from "../../tsup.per-file.ts";

const entries = ["src/index.ts", "src/older-browsers.ts", "src/mock.ts", "src/react-query.ts", "src/testing.ts"];

// Node reads what the client is made of from one file, with our other packages, ky and zod. Programs that import
// those themselves get their own copy, which does no harm: nothing of them is in the client's interface.
const options = { noExternal: [/^(@kwan\/|ky$|zod|dayjs)/], external: ["msw", "@tanstack/react-query"] };

// The command needs Node, so it has no place among the sources, which run anywhere.
const nodeEntries = {
  ...Object.fromEntries(entries.map((entry) => [entry.replace(/^src\/|\.ts$/g, ""), entry])),
  "kwan-mock": "bin/kwan-mock.ts",
};

export default [perFile(entries), forNode(entries, { ...options, entry: nodeEntries })];
