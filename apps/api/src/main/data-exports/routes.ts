import { ownRecordOf } from "../../people/drivers/held.ts";
import type { Person } from "../../platform/audit/subjects-store.ts";
import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import type { ReadContext } from "../../platform/context.ts";
import { openDriverData } from "./commands/open-driver-data.ts";
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
  downloadMyData: async (context) => {
    const { db, actor } = context;
    return fileOf(context, { account: actor.id, driver: await ownRecordOf(db, actor) }, "my-data");
  },
  downloadDriverData: async (context, { params, body }) =>
    fileOf(context, await openDriverData(context, params.id, body.reason), "data"),
} satisfies Partial<Handlers>;
