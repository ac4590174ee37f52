import { print } from "./with-database.ts";

const everyMs = 2_000;

/**
 * Formats a number with its noun, in the singular or plural.
 *
 * @example
 * quantity(12_345, "row"); // "12,345 rows"
 */
export const quantity = (number: number, noun: string): string =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

/** Returns functions that time a long operation, and report its progress at most every two seconds. */
export function startWatch() {
  const began = performance.now();
  let last = began;
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const onProgress = (what: string, count: number) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    print(`${what}, ${count.toLocaleString("en")} after ${seconds()}`);
  };
  return { onProgress, seconds };
}
