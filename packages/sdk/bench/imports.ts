import { execFileSync } from "node:child_process";

const script = (specifier: string): string =>
  `const start = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - start);`;

/**
 * Measures how long a new process takes to import the built package. Reports the fastest of several runs, because other
 * work on the machine slows some runs down.
 */
export function benchImports(): void {
  const specifier = new URL("../dist/index.js", import.meta.url).href;
  const times = Array.from({ length: 9 }, () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "--eval", script(specifier)], { encoding: "utf8" })),
  );
  process.stdout.write(`import of the built package: ${Math.min(...times).toFixed(0)} ms\n`);
}
