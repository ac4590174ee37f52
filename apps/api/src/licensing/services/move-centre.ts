import { type StepName, steps } from "@kwan/domain/kinds";
import { m } from "#messages";
import { findBranch } from "../../people/branches/store.ts";
import { accountOf, findLicense } from "../../people/drivers/store.ts";
import { recordAudit } from "../../platform/audit/append.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/db/open.ts";
import { type BranchId, isId } from "../../platform/ids.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { cancelBooked } from "../appointments/store.ts";
import { rowOf } from "./kind-of.ts";
import { stepsOfApplication } from "./steps-store.ts";
import { type ApplicationRow, changeApplication, lockOtherOpen } from "./store.ts";

/**
 * Whether a change of centre moves an application. The driver chooses which applications to move: those with tests to
 * take, those with a card to collect, or all of them.
 */
async function isMoved(tx: Tx, application: ApplicationRow, what: unknown): Promise<boolean> {
  if (what === "record") return true;
  const during = what === "test" ? "testing" : "ready";
  const open = await stepsOfApplication(tx, application.id);
  return open.some(({ step, state }) => steps[step as StepName].during === during && state !== "done");
}

/** Locks and returns the driver's other open applications that this change of centre would move. */
async function openToMove(tx: Tx, change: ApplicationRow): Promise<ApplicationRow[]> {
  const open = await lockOtherOpen(tx, change);
  const moved = await Promise.all(open.map((each) => isMoved(tx, each, change.details.what)));
  return open.filter((each, index) => moved[index] && each.branch_id !== change.details.to_branch);
}

/**
 * Returns the reason why a change of centre would have no effect, or names a service that the new branch does not
 * offer. Returns undefined if there is no problem. This is checked before payment.
 */
export async function moveProblem(tx: Tx, change: ApplicationRow): Promise<string | undefined> {
  const { what, to_branch } = change.details;
  const license = await findLicense(tx, change.driver_id);
  const branch = isId("brn", to_branch) ? await findBranch(tx, to_branch) : undefined;
  if (!branch) return undefined;
  const open = await openToMove(tx, change);
  const unable = open.find((each) => !branch.services.includes(each.kind));
  if (unable) return m.services_branch_lacks({ title: rowOf(unable).title });
  if (open.length > 0) return undefined;
  if (what === "record" && license)
    return license.processing_centre === branch.code ? m.services_already_at_branch() : undefined;
  return what === "test"
    ? m.services_no_test_to_move()
    : what === "collection"
      ? m.services_no_card_to_move()
      : m.services_nothing_to_move();
}

/**
 * Moves the open applications to the new branch. Appointments at the old branch are cancelled, and the driver is
 * notified.
 */
export async function moveOpen(context: Context, change: ApplicationRow, branch_id: BranchId): Promise<void> {
  const { tx, deps } = context;
  const owner = await accountOf(tx, change.driver_id);
  for (const application of await openToMove(tx, change)) {
    await changeApplication(tx, application.id, { branch_id }, deps.now());
    const cancelled = await cancelBooked(tx, application.id);
    await recordAudit(context, {
      action: "move_service",
      entity: "service",
      entity_id: application.id,
      before: { branch_id: application.branch_id },
      after: { branch_id },
    });
    const textOf = cancelled > 0 ? m.services_moved_with_appointment : m.services_moved;
    const words = () => ({ title: m.services_moved_title(), message: textOf({ title: rowOf(application).title }) });
    if (owner) await notify({ tx, deps }, { user_id: owner.id, application_id: application.id, words });
  }
}
