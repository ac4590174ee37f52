import { perFile } from "../../tsup.per-file.ts";

// The examples contain the domain's test vectors, because not every bundler can import JSON from a package.
export default perFile(["src/index.ts", "src/examples.ts"], { noExternal: [/\.json$/] });
