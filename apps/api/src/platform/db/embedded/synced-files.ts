import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Faults that a test can simulate. */
export type Fault = "no fsync" | "full disk" | "silence";

/** The part of Emscripten's file system that PGlite exposes but does not declare. */
interface OpenFile {
  readonly node: unknown;
  readonly nfd?: number;
}
interface NodeFiles {
  realPath(node: unknown): string;
  readonly stream_ops: {
    fsync?: (file: OpenFile) => number;
    write: (file: OpenFile, ...more: unknown[]) => number;
  };
}
type Module = Parameters<NonNullable<Awaited<ReturnType<NodeFS["init"]>>["emscriptenOpts"]["preRun"]>[number]>[0];

const errno = { io: 29, noSpace: 51 };

/** PGlite's file system on the real disk, with the fsync that PGlite leaves out. */
export class SyncedFiles extends NodeFS {
  syncs = 0;
  fault: Fault | undefined;
  /**
   * Called when the disk is full or has lost a write. PostgreSQL would otherwise hang, or continue with data that does
   * not exist.
   */
  onFailure: (why: string) => void = () => {};

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (module) => this.#hook(module)];
    return { emscriptenOpts };
  }

  #hook(module: Module): void {
    const files = (module as unknown as { NODEFS: NodeFiles }).NODEFS;
    const { stream_ops: operations } = files;
    if (this.fault !== "no fsync") operations.fsync = (file) => this.#sync(files, file);
    const write = operations.write.bind(operations);
    operations.write = (file, ...more) => {
      try {
        if (this.fault === "full disk") throw new module.FS.ErrnoError(errno.noSpace);
        return write(file, ...more);
      } catch (error) {
        if ((error as { errno?: number }).errno === errno.noSpace)
          this.onFailure("its disk is full. Free some space, and start it again; what was acknowledged is safe");
        throw error;
      }
    };
  }

  #sync(files: NodeFiles, file: OpenFile): number {
    try {
      if (file.nfd === undefined) syncPath(files.realPath(file.node));
      else fsyncSync(file.nfd);
      this.syncs++;
      return 0;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.onFailure(`its disk did not keep a write (${why}). Check the disk, and start it again`);
      return errno.io;
    }
  }
}

/** Syncs a file, or a folder's list of entries, to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs every file and folder in a tree to the disk, and the tree's entry in its parent folder. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
  syncPath(dirname(folder));
}
