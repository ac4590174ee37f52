// Measures the client beside fetch and plain ky, and fails if it is slower than promised. Run it on a machine that does
// nothing else.
import { benchBundles } from "./bundles.ts";
import { benchGets } from "./gets.ts";
import { benchImports } from "./imports.ts";

const { small, large } = await benchGets();
const imported = benchImports();
await benchBundles();

const promises: readonly [what: string, measured: number, limit: number][] = [
  ["a read of 1 kB, as a multiple of ky", small, 1.15],
  ["a read of 97 kB, as a multiple of ky with the same schema", large, 1.3],
  ["the import in Node, in ms", imported, 100],
];
for (const [what, measured, limit] of promises)
  if (measured > limit) {
    process.stdout.write(`Too slow: ${what} is ${measured.toFixed(2)}, and may be ${limit}.\n`);
    process.exitCode = 1;
  }
