import type { AnyCall } from "@kwan/contract";
import type { Asked } from "../calls/handler.ts";
import { inTransaction } from "../db/transaction.ts";
import { beginning, hashOf } from "./chain.ts";
import { type AuditEntry, append, lastHash } from "./store.ts";

type Facts = Pick<Asked<AnyCall>, "db" | "deps" | "actor" | "request">;

/**
 * Writes down who did what to whom, with how it was before and after, in the transaction of the change itself.
 *
 * @example
 * await note(asked, { action: "update_driver", entity: "driver", entity_id: id, before, after });
 */
export async function note(
  { db, deps, actor, request }: Facts,
  change: Pick<AuditEntry, "action" | "entity" | "entity_id"> & { before?: unknown; after?: unknown },
): Promise<void> {
  const entry: AuditEntry = {
    ...change,
    before: asKept(change.before),
    after: asKept(change.after),
    at: deps.now().toISOString(),
    actor_id: actor?.id ?? null,
    actor_role: actor?.role ?? null,
    request_id: request.id,
  };
  const previous = (await lastHash(db)) ?? beginning;
  await append(db, entry, previous, hashOf(entry, previous));
}

/** A value as the database gives it back, because its hash must fit what is read later: absent is null, a date is text. */
const asKept = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Every look that staff take at somebody's data is written down too; a person's look at their own is not. */
export async function noteRead(asked: Facts, entity: string, entity_id: string): Promise<void> {
  const { actor } = asked;
  if (!actor || actor.role === "learner" || actor.role === "driver") return;
  const write = { action: "read", entity, entity_id };
  await inTransaction(asked.deps.db, (db) => note({ ...asked, db }, write));
}
