import type { AnyCall } from "@kwan/contract";
import type { Asked } from "../calls/handler.ts";
import { inTransaction } from "../db/transaction.ts";
import { beginning, hashOf } from "./chain.ts";
import { separatePersonal } from "./personal-values.ts";
import { type AuditEntry, append, insertValues, lastHash } from "./store.ts";

type Facts = Pick<Asked<AnyCall>, "db" | "deps" | "actor" | "request">;

/**
 * Writes down who did what to whom, with how it was before and after, in the transaction of the change itself. Contact
 * data and the like are kept next to the log, where they can be erased; the log has their digests.
 *
 * @example
 * await note(asked, { action: "update_driver", entity: "driver", entity_id: id, before, after });
 */
export async function note({ db, deps, actor, request }: Facts, change: Change): Promise<void> {
  const before = separatePersonal(change.entity_id, asKept(change.before));
  const after = separatePersonal(change.entity_id, asKept(change.after));
  await insertValues(db, [...before.values, ...after.values]);
  await appendAll(db, [entryOf({ deps, actor, request }, { ...change, before: before.said, after: after.said })]);
}

type Change = Pick<AuditEntry, "action" | "entity" | "entity_id"> & { before?: unknown; after?: unknown };

const entryOf = ({ deps, actor, request }: Omit<Facts, "db">, change: Change): AuditEntry => ({
  ...change,
  before: asKept(change.before),
  after: asKept(change.after),
  at: deps.now().toISOString(),
  actor_id: actor?.id ?? null,
  actor_role: actor?.role ?? null,
  request_id: request.id,
  ...(request.address && { address: request.address }),
});

/** Appends rows, each chained to the one before it. */
async function appendAll(db: Facts["db"], entries: readonly AuditEntry[]): Promise<void> {
  let previous = (await lastHash(db)) ?? beginning;
  const rows = entries.map((entry) => {
    const row = { entry, previous, hash: hashOf(entry, previous) };
    previous = row.hash;
    return row;
  });
  await append(db, rows);
}

/** A value as the database gives it back, because its hash must fit what is read later: absent is null, a date is text. */
const asKept = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Every look that staff take at somebody's data is written down too; a person's look at their own is not. */
export const noteRead = (asked: Facts, entity: string, entity_id: string): Promise<void> =>
  noteReads(asked, entity, [entity_id]);

/** The same for a list, whose looks are written down together. */
export async function noteReads(asked: Facts, entity: string, ids: readonly string[]): Promise<void> {
  const { actor } = asked;
  if (!actor || actor.role === "learner" || actor.role === "driver" || ids.length === 0) return;
  const entries = ids.map((entity_id) => entryOf(asked, { action: "read", entity, entity_id }));
  await inTransaction(asked.deps.db, (db) => appendAll(db, entries));
}
