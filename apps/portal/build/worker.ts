import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Adds the list of a build's files to its service worker. The list makes the worker different in every release, so
 * browsers fetch the new worker, which stores the new shell.
 *
 * @example
 * workerOf("dist", "/", "addEventListener(…)");
 * // 'self.kwanBuild=["/assets/home-1a2b3c4d.js",…];addEventListener(…)'
 */
export function workerOf(dist: string, base: string, script: string): string {
  const files = readdirSync(join(dist, "assets")).map((file) => `${base}assets/${file}`);
  return `self.kwanBuild=${JSON.stringify(files.toSorted())};\n${script}`;
}
