import { recordAudit } from "../../platform/audit/append.ts";
import { reasonIsValidMs } from "../../platform/audit/present.ts";
import type { Actor, Context } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import { may, mayWorkOn } from "../../platform/scopes.ts";
import { findOpening, keepOpening, waitsForSecond } from "./openings-store.ts";
import type { ApplicationRow } from "./store.ts";

/** How long a reason is valid: for one matter at the counter. People who have to give it all the time write "x". */
export const openForMs = reasonIsValidMs;

type Placed = Pick<ApplicationRow, "id" | "branch_id">;

export const isFresh = (opening: { readonly opened_at: string } | undefined, now: Date): boolean =>
  opening !== undefined && now.getTime() - Date.parse(opening.opened_at) < openForMs;

const isOfAnotherBranch = (actor: Actor, application: Placed): boolean =>
  may(actor, "applications.work") && !mayWorkOn(actor, "applications.work", application);

/**
 * Throws if the application belongs to another branch, which needs no second officer, and the officer has not given a
 * reason for opening it.
 */
export async function requireReason(db: Queries, actor: Actor, application: Placed, now: Date): Promise<void> {
  if (!isOfAnotherBranch(actor, application)) return;
  if (isFresh(await findOpening(db, actor.id, application.id), now)) return;
  if (!(await waitsForSecond(db, application.id))) throw new DomainError("reason_required");
}

/** Stores an officer's reason for opening an application, and records it in the audit log. */
export async function openWithReason(context: Context<Actor>, application: Placed, reason: string): Promise<void> {
  const { tx, deps, actor } = context;
  const opened_at = deps.now();
  await keepOpening(tx, { actor_id: actor.id, application_id: application.id, reason, opened_at });
  await recordAudit(context, {
    action: "open_application",
    entity: "service",
    entity_id: application.id,
    after: { reason },
  });
}
