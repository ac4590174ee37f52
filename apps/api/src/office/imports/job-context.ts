import type { Author, Context, Deps } from "../../platform/context.ts";
import type { Tx } from "../../platform/db/open.ts";
import type { ImportId } from "../../platform/ids.ts";

/** Returns the context of a batch. Its actor is the person who started this stage of the import. */
export const jobContext = (tx: Tx, deps: Deps, import_id: ImportId, actor: Author): Context<Author> => ({
  tx,
  deps,
  actor,
  requestId: `import ${import_id}`,
  address: null,
});
