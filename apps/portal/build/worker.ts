import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The service worker with the list of files of its build. Every release therefore changes the worker, so browsers fetch it and
 * it keeps the new shell.
 *
 * @example
 * workerOf("dist", "/", "addEventListener(…)"); // 'self.kwanBuild=["/assets/home-1a2b3c4d.js",…];addEventListener(…)'
 */
export function workerOf(dist: string, base: string, script: string): string {
  const files = readdirSync(join(dist, "assets")).map((file) => `${base}assets/${file}`);
  return `self.kwanBuild=${JSON.stringify(files.toSorted())};\n${script}`;
}
