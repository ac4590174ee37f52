import { m } from "#messages";
import { note } from "../audit/append.ts";
import { type Actor, type Context, isCitizen } from "../context.ts";
import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";
import type { DriverId } from "../ids.ts";
import { branchOf, may, mayWorkOn } from "../scopes.ts";
import { reachOf } from "../tasks/policy.ts";
import { hasTaskAbout } from "../tasks/reach-store.ts";
import { findFileOpening, findOpening, hasApplicationAt, keepFileOpening, keepOpening } from "./openings-store.ts";
import type { ApplicationRow } from "./store.ts";

/** How long a reason is valid: for one matter at the counter. People who have to give it all the time write "x". */
const openForMs = 30 * 60_000;

type Placed = Pick<ApplicationRow, "id" | "branch_id">;

const isFresh = (opening: { readonly opened_at: string } | undefined, now: Date): boolean =>
  opening !== undefined && now.getTime() - Date.parse(opening.opened_at) < openForMs;

const isOfAnotherBranch = (actor: Actor, application: Placed): boolean =>
  may(actor, "applications.work") && !mayWorkOn(actor, "applications.work", application);

/** Throws if the application belongs to another branch and the officer has not given a reason for opening it. */
export async function demandReason(db: Queries, actor: Actor, application: Placed, now: Date): Promise<void> {
  if (!isOfAnotherBranch(actor, application)) return;
  if (!isFresh(await findOpening(db, actor.id, application.id), now)) throw new DomainError("reason_required");
}

/** Stores an officer's reason for opening an application, and records it in the audit log. */
export async function openWithReason(context: Context<Actor>, application: Placed, reason: string): Promise<void> {
  const { tx, deps, actor } = context;
  const opened_at = deps.now();
  await keepOpening(tx, { actor_id: actor.id, application_id: application.id, reason, opened_at });
  await note(context, { action: "open_application", entity: "service", entity_id: application.id, after: { reason } });
}

/**
 * Throws if a member of staff has no business with a person and has not given a reason for opening their file. An
 * application in progress at their branch is business, and so is a task about the person that they may do. The task that
 * they have just finished counts for as long as a reason, so that the file does not close under them.
 */
export async function demandFileReason(db: Queries, actor: Actor, driver_id: DriverId, now: Date): Promise<void> {
  if (isCitizen(actor)) return;
  const branch = branchOf(actor, "applications.work");
  const hasBusiness =
    (may(actor, "applications.work") && branch !== null && (await hasApplicationAt(db, driver_id, branch))) ||
    (await hasTaskAbout(db, {
      reach: reachOf(actor),
      actor: actor.id,
      driver_id,
      closedAfter: new Date(now.getTime() - openForMs),
    })) ||
    isFresh(await findFileOpening(db, actor.id, driver_id), now);
  if (!hasBusiness) throw new DomainError("reason_required", m.services_why_this_file());
}

/** Stores a reason for opening a person's file, and records it in the audit log. */
export async function openFileWithReason(context: Context<Actor>, driver_id: DriverId, reason: string): Promise<void> {
  const { tx, deps, actor } = context;
  await keepFileOpening(tx, { actor_id: actor.id, driver_id, reason, opened_at: deps.now() });
  await note(context, { action: "open_file", entity: "driver", entity_id: driver_id, after: { reason } });
}
