import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join, posix } from "node:path";
import { type PortalFile, readPortalFile, types } from "./file.ts";
import { type ListedPage, type PortalPage, pageOf } from "./pages.ts";

/** All that the portal's build has made. */
export interface PortalFiles {
  readonly files: ReadonlyMap<string, PortalFile>;
  /** The first that fits a path is its page. */
  readonly pages: readonly PortalPage[];
}

/**
 * Reads what the portal's build has made, once: it is small, and no request waits for a disk. `undefined` where nothing is built.
 *
 * @example
 * const portal = readPortal("../portal/dist");
 */
export function readPortal(folder: string): PortalFiles | undefined {
  const list = join(folder, "pages.json");
  // It is the last that a build writes: without it that was not finished.
  if (!existsSync(list)) return undefined;
  const names = globSync("{assets/**/*.*,*.*}", { cwd: folder }).filter(
    (name) => extname(name) in types && !/^(index\.html|pages\.json)$/.test(name),
  );
  const listed = JSON.parse(readFileSync(list, "utf8")) as Record<string, ListedPage>;
  const documents = [...new Set(Object.values(listed).map(({ file }) => file))];
  const readBy = new Map(documents.map((file) => [file, readPortalFile(join(folder, file))]));
  return {
    files: new Map(
      names.map((name) => [`/${name.split(/[\\/]/).join(posix.sep)}`, readPortalFile(join(folder, name))]),
    ),
    pages: Object.entries(listed).flatMap(([path, page]) => {
      const file = readBy.get(page.file);
      return file ? [pageOf(path, file, page)] : [];
    }),
  };
}
