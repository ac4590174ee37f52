import type { TestServer } from "./server.ts";

/** A row of the audit log, without its time and what only says how the request came. */
export interface Recorded {
  readonly actor_id: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Runs something, and returns the rows that it leaves in the audit log, except for those about reading. */
export async function recorded({ db }: TestServer, run: () => Promise<unknown>): Promise<readonly Recorded[]> {
  const rows = db.kysely.selectFrom("audit").orderBy("seq");
  const { last } = await db.kysely
    .selectFrom("audit")
    .select((of) => of.fn.coalesce(of.fn.max("seq"), of.lit(0)).as("last"))
    .executeTakeFirstOrThrow();
  await run();
  return rows
    .select(["actor_id", "action", "entity", "entity_id", "before", "after"])
    .where("seq", ">", last)
    .where("action", "<>", "read")
    .execute();
}
