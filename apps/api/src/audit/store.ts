import { sql } from "kysely";
import type { Queries } from "../db/open.ts";
import type { PersonalValue } from "./personal-values.ts";

export interface AuditEntry {
  readonly at: string;
  readonly actor_id: string | null;
  readonly actor_role: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly request_id: string | null;
  /** Where it came from; absent where it came from nowhere, as the server's own work does. */
  readonly address?: string | null;
}

/** One writer at a time: the next row needs the hash of the last. Held to the end of the transaction. */
export async function lastHash(db: Queries): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(4201)`.execute(db);
  const row = await db.selectFrom("audit").select("hash").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return row?.hash;
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

export async function append(
  db: Queries,
  rows: readonly { readonly entry: AuditEntry; readonly previous: string; readonly hash: string }[],
): Promise<void> {
  await db
    .insertInto("audit")
    .values(
      rows.map(({ entry, previous, hash }) => ({
        address: null,
        ...entry,
        before: json(entry.before),
        after: json(entry.after),
        previous_hash: previous,
        hash,
      })),
    )
    .execute();
}

/** Rows in their order, some at a time, so that a long log fits in little memory. */
export const rowsAfter = (db: Queries, seq: number, limit: number) =>
  db.selectFrom("audit").selectAll().where("seq", ">", seq).orderBy("seq").limit(limit).execute();

export async function insertValues(db: Queries, values: readonly PersonalValue[]): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map((each) => ({ ...each, value: JSON.stringify(each.value) }));
  await db.insertInto("audit_values").values(rows).execute();
}

export const valuesOf = (db: Queries, digests: readonly string[]): Promise<PersonalValue[]> =>
  db
    .selectFrom("audit_values")
    .selectAll()
    .where("digest", "in", digests.length > 0 ? [...digests] : [""])
    .execute();

/** Erases the personal values that the log names of these accounts and profiles. The log itself stays as it is. */
export async function eraseValues(db: Queries, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("audit_values")
    .where("entity_id", "in", [...ids])
    .execute();
}
