import { forNode, perFile } from "../../tsup.per-file.ts";

const entries = ["src/index.ts", "src/examples.ts"];
// The domain's test vectors are bundled into the examples, because not every bundler can import JSON from a package.
const options = { noExternal: [/\.json$/] };

export default [perFile(entries, options), forNode(entries, options)];
