import { forNode, perFile } from "../../tsup.per-file.ts";

const client = ["src/index.ts", "src/older-browsers.ts", "src/react-query.ts", "src/webhooks.ts"];
const mock = ["src/mock.ts", "src/testing.ts"];

// Node reads what the client is made of from one file, with our other packages, ky and zod. Programs that import
// those themselves get their own copy, which does no harm: nothing of them is in the client's interface.
const options = { noExternal: [/^(@kwan\/|ky$|zod|dayjs)/], external: ["msw", "@tanstack/react-query"] };

const named = (entries: readonly string[]) =>
  Object.fromEntries(entries.map((entry) => [entry.replace(/^src\/|\.ts$/g, ""), entry]));

export default [
  perFile([...client, ...mock]),
  forNode(client, { ...options, entry: named(client) }),
  // The mock is much larger than the client, and shares no files with it, so that the client starts quickly. The command
  // needs Node, so it has no place among the sources, which run anywhere.
  forNode(mock, { ...options, entry: { ...named(mock), "kwan-mock": "bin/kwan-mock.ts" }, clean: false }),
];
