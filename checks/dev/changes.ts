import { watch } from "node:fs";
import { join, relative } from "node:path";

/** Editors write a file in several steps, and formatters write many files. */
const debounceMs = 80;

/**
 * Watches folders. After their files have changed, calls back with the paths of those files, relative to the root.
 * Returns the function that stops watching.
 *
 * @example
 * watchFiles(root, ["apps/api/src"], (file) => !file.endsWith(".test.ts"), () => server.restart());
 */
export function watchFiles(
  root: string,
  folders: readonly string[],
  isWanted: (file: string) => boolean,
  onChange: (files: readonly string[]) => void,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      const file = relative(root, join(root, folder, name ?? "")).replaceAll("\\", "/");
      if (!isWanted(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(tell, debounceMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
