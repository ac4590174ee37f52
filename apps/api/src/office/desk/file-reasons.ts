import { m } from "#messages";
import { isFresh, openForMs } from "../../licensing/services/branch-law.ts";
import { recordAudit } from "../../platform/audit/append.ts";
import { type Actor, type Context, isCitizen } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { branchOf, may } from "../../platform/scopes.ts";
import { reachOf } from "../tasks/policy.ts";
import { hasTaskAbout } from "../tasks/reach-store.ts";
import { findFileOpening, hasApplicationAt, keepFileOpening } from "./file-openings-store.ts";

/**
 * Throws if a member of staff has no business with a person and has not given a reason for opening their file. An
 * application in progress at their branch is business, and so is a task about the person that they may do. The task that
 * they have just finished counts for as long as a reason, so that the file does not close under them.
 */
export async function requireFileReason(db: Queries, actor: Actor, driver_id: DriverId, now: Date): Promise<void> {
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
  await recordAudit(context, { action: "open_file", entity: "driver", entity_id: driver_id, after: { reason } });
}
