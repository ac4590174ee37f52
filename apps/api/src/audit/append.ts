import type { Context, Origin, ReadContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { beginning, hashOf } from "./chain.ts";
import { separatePersonal } from "./personal-values.ts";
import { type AuditEntry, append, insertValues, lastHash } from "./store.ts";

/** What a row says of where it came from. */
type Facts = Origin & { readonly deps: Pick<Deps, "now"> };

/**
 * Writes down who did what to whom, with how it was before and after, in the transaction of the change itself. Contact
 * data and the like are kept next to the log, where they can be erased; the log has their digests.
 *
 * @example
 * await note(context, { action: "update_driver", entity: "driver", entity_id: id, before, after });
 */
export async function note(context: Facts & Pick<Context, "tx">, change: Change): Promise<void> {
  const { tx } = context;
  const before = separatePersonal(change.entity_id, asKept(change.before));
  const after = separatePersonal(change.entity_id, asKept(change.after));
  await insertValues(tx, [...before.values, ...after.values]);
  await appendAll(tx, [entryOf(context, { ...change, before: before.said, after: after.said })]);
}

type Change = Pick<AuditEntry, "action" | "entity" | "entity_id"> & { before?: unknown; after?: unknown };

const entryOf = ({ deps, actor, requestId, address }: Facts, change: Change): AuditEntry => ({
  ...change,
  before: asKept(change.before),
  after: asKept(change.after),
  at: deps.now().toISOString(),
  actor_id: actor?.id ?? null,
  actor_role: actor?.role ?? null,
  request_id: requestId,
  ...(address && { address }),
});

/** Appends rows, each chained to the one before it. */
async function appendAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  let previous = (await lastHash(tx)) ?? beginning;
  const rows = entries.map((entry) => {
    const row = { entry, previous, hash: hashOf(entry, previous) };
    previous = row.hash;
    return row;
  });
  await append(tx, rows);
}

/** A value as the database gives it back, because its hash must fit what is read later: absent is null, a date is text. */
const asKept = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Records the looks that staff take at other people's data; a person's look at their own is not recorded. */
export async function noteReads(context: ReadContext, entity: string, ids: readonly string[]): Promise<void> {
  const { actor } = context;
  if (!actor || actor.role === "learner" || actor.role === "driver" || ids.length === 0) return;
  const entries = ids.map((entity_id) => entryOf(context, { action: "read", entity, entity_id }));
  await inTransaction(context.deps.db, (tx) => appendAll(tx, entries));
}
