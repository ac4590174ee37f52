import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the service worker with the list of files of its build. Because of the list, the worker differs in every
 * release. Browsers therefore fetch the new worker, and it stores the new shell.
 *
 * @example
 * workerOf("dist", "/", "addEventListener(…)"); //
 * 'self.kwanBuild=["/assets/home-1a2b3c4d.js",…];addEventListener(…)'
 */
export function workerOf(dist: string, base: string, script: string): string {
  const files = readdirSync(join(dist, "assets")).map((file) => `${base}assets/${file}`);
  return `self.kwanBuild=${JSON.stringify(files.toSorted())};\n${script}`;
}
