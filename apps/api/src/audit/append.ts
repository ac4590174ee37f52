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
    before: null,
    after: null,
    ...change,
    at: deps.now().toISOString(),
    actor_id: actor?.id ?? null,
    actor_role: actor?.role ?? null,
    request_id: request.id,
  };
  const previous = (await lastHash(db)) ?? beginning;
  await append(db, entry, previous, hashOf(entry, previous));
}

/** Every look that staff take at somebody's data is written down too; a person's look at their own is not. */
export async function noteRead(asked: Facts, entity: string, entity_id: string): Promise<void> {
  const { actor } = asked;
  if (!actor || actor.role === "learner" || actor.role === "driver") return;
  const write = { action: "read", entity, entity_id };
  await inTransaction(asked.deps.db, (db) => note({ ...asked, db }, write));
}
