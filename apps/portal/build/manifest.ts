import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A piece of what was built: its script, its styles, and the pieces that it needs before it runs. */
type Chunk = { file: string; css?: string[]; imports?: string[] };

/** What was built, by its source. */
export type Manifest = Readonly<Record<string, Chunk>>;

const json = (dist: string, name: string): unknown => JSON.parse(readFileSync(join(dist, ".vite", name), "utf8"));

/**
 * What was built, by its source. Pages that share a file have no name of their own in it: they get the one of their file.
 *
 * @example
 * readManifest("dist")["src/routes/home.tsx"]?.file; // "assets/home-1a2b3c4d.js"
 */
export function readManifest(dist: string): Manifest {
  const manifest = json(dist, "manifest.json") as Manifest;
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const routes = Object.entries(json(dist, "routes.json") as Record<string, string>);
  return {
    ...manifest,
    ...Object.fromEntries(routes.map(([source, file]) => [source, byFile.get(file) ?? { file }])),
  };
}

/**
 * All files that must be there before a source runs: its own first.
 *
 * @example
 * filesOf(manifest, "index.html"); // Set { "assets/portal-1a2b.js", "assets/base-3c4d.js", "assets/base-5e6f.css" }
 */
export function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, seen);
  for (const styles of chunk.css ?? []) seen.add(styles);
  return seen;
}
