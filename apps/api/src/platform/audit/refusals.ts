import type { Caller, Context, Origin, Server } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import { networkOf } from "../http/network.ts";
import { recordAudit } from "./append.ts";
import type { Refused } from "./refusal-windows.ts";

type Change = Parameters<typeof recordAudit>[1];
interface First {
  readonly origin: Origin<Caller | null>;
  readonly change: Change;
}

function refused({ actor, requestId, address }: Origin<Caller | null>, change: Change): Refused<First> {
  const isAnonymous = actor === null;
  // Somebody who is logged in cannot fill the log with different calls, because there are only so many.
  const kind = [change.action, change.entity, ...(isAnonymous ? [] : [change.entity_id])].join("\n");
  const first = { origin: { actor, requestId, address }, change };
  return { who: actor?.id ?? networkOf(address ?? ""), isAnonymous, kind, subject: change.entity_id, first };
}

/** Records that a secret was wrong or a call was refused, in the caller's transaction, which has to be committed. */
export async function recordRefusal(context: Context, change: Change): Promise<void> {
  if (context.deps.refusals.isFirst(refused(context, change), context.deps.now())) await recordAudit(context, change);
}

/** Records a refusal in a transaction of its own, for callers whose transaction is rolled back. */
export async function recordRefusalApart(origin: Origin<Caller | null>, server: Server, change: Change): Promise<void> {
  const { actor, requestId, address } = origin;
  if (!server.refusals.isFirst(refused(origin, change), server.now())) return;
  await inTransaction(server.db, (tx) => recordAudit({ actor, requestId, address, tx, deps: server }, change));
}

/** Writes the rows that close the windows of refusals that have ended, or all windows. */
export async function closeRefusals(server: Server, options?: { readonly all?: boolean }): Promise<void> {
  const ended = server.refusals.takeEnded(server.now(), options);
  if (ended.length === 0) return;
  await inTransaction(server.db, async (tx) => {
    for (const { first, since, count, subjects } of ended) {
      const { origin, change } = first as First;
      const after = { more: count, since: since.toISOString(), of: [...subjects] };
      await recordAudit({ ...origin, tx, deps: server }, { ...change, before: null, after });
    }
  });
}
