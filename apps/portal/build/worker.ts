import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The service worker with the files of its build written into it: a release is then another worker, which browsers fetch and
 * which keeps the new shell.
 *
 * @example
 * workerOf("dist", "addEventListener(…)"); // 'self.kwanBuild=["/assets/home-1a2b3c4d.js",…];addEventListener(…)'
 */
export function workerOf(dist: string, script: string): string {
  const files = readdirSync(join(dist, "assets")).map((file) => `/assets/${file}`);
  return `self.kwanBuild=${JSON.stringify(files.toSorted())};\n${script}`;
}
