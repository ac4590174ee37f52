import { findUserOfDriver } from "../accounts/store.ts";
import { note } from "../audit/append.ts";
import type { Person } from "../audit/subjects-store.ts";
import { type Handlers, Reply } from "../calls/handler.ts";
import type { ReadContext } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import { existing } from "../domain-error.ts";
import { findDriver } from "../drivers/store.ts";
import { everythingOf } from "./everything.ts";

/** Returns all of a person's data as a file. */
async function fileOf({ db, deps }: ReadContext, person: Person, name: string) {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": `attachment; filename="${name}-${deps.today()}.json"`,
  };
  return new Reply<never>({ body: JSON.stringify(await everythingOf(db, person), null, 2) as never, headers });
}

export const dataExportRoutes = {
  downloadMyData: (context) => fileOf(context, { account: context.actor.id, driver: context.actor.driver }, "my-data"),
  downloadDriverData: async (context, { params, body: { reason } }) => {
    const { db, deps, actor, requestId, address } = context;
    const { id } = existing(await findDriver(db, params.id), "driver");
    const user = await findUserOfDriver(db, id);
    await inTransaction(deps.db, (tx) =>
      note(
        { tx, deps, actor, requestId, address },
        { action: "download_data", entity: "driver_data", entity_id: id, after: { reason } },
      ),
    );
    return fileOf(context, { account: user?.id ?? null, driver: id }, "data");
  },
} satisfies Partial<Handlers>;
