import type { Database } from "../../platform/db/open.ts";
import { type Loaded, load } from "./load.ts";
import type { OnProgress } from "./progress.ts";
import { inSnapshot } from "./snapshot.ts";

/** Copies a database into an empty one, and compares every table. The source is only read. */
export const moveDatabase = (from: Database, to: Database, onProgress: OnProgress): Promise<Loaded> =>
  inSnapshot(from, (contents) => load(to, contents, onProgress));
