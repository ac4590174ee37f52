import { perFile } from "../../tsup.per-file.ts";

// The domain's test vectors are bundled into the examples, because not every bundler can import JSON from a package.
export default perFile(["src/index.ts", "src/examples.ts"], { noExternal: [/\.json$/] });
