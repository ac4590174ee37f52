import { benchBundles } from "./bundles.ts";
import { benchGets } from "./gets.ts";
import { benchImports } from "./imports.ts";

await benchGets();
benchImports();
await benchBundles();
