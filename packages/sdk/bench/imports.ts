import { execFileSync } from "node:child_process";

const script = (specifier: string): string =>
  `const start = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - start);`;

/**
 * Measures how long a new process of Node takes to import the built package, in milliseconds. Returns the fastest of several
 * runs, because other work on the machine slows some runs down.
 */
export function benchImports(): number {
  const specifier = new URL("../dist/node/index.js", import.meta.url).href;
  const times = Array.from({ length: 9 }, () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "--eval", script(specifier)], { encoding: "utf8" })),
  );
  const fastest = Math.min(...times);
  process.stdout.write(`import of the built package: ${fastest.toFixed(0)} ms\n`);
  return fastest;
}
