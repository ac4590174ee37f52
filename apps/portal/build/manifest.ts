import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A chunk of the build: its file, its styles, and the chunks that it needs before it runs. */
type Chunk = { file: string; css?: string[]; imports?: string[] };

/** The build's chunks, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest that Vite wrote for its build. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;

/**
 * Lists the files that a source file needs before it can run, starting with its own.
 *
 * @example
 * filesOf(manifest, "src/main.tsx"); // Set { "assets/portal-1a2b.js", "assets/base-3c4d.js", "assets/base-5e6f.css" }
 */
export function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, seen);
  for (const styles of chunk.css ?? []) seen.add(styles);
  return seen;
}
