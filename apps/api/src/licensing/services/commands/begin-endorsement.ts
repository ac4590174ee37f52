import { isOpen } from "@kwan/domain";
import { m } from "#messages";
import { flagPaid, paidPaymentsOf } from "../../../money/payments/store.ts";
import { endorsementsToBegin, markBegun } from "../../../people/drivers/endorsements-store.ts";
import { lockDriver } from "../../../people/drivers/store.ts";
import { type Context, type Server, systemContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { DecisionId, DriverId } from "../../../platform/ids.ts";
import { rowOf } from "../kind-of.ts";
import { lockApplication, openOf } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/**
 * Begins an endorsement, once: cancels the open applications of the person with their unpaid invoices, and flags the
 * payments that have been made for them, so that an officer refunds them. Drafts stay, because nothing was paid for
 * them.
 */
export async function beginEndorsement(context: Context, decision_id: DecisionId, driver_id: DriverId): Promise<void> {
  const { tx, deps } = context;
  const now = deps.now();
  if (!(await markBegun(tx, decision_id, now))) return;
  for (const { id } of await openOf(tx, driver_id)) {
    const application = await lockApplication(tx, id);
    if (!application || application.status === "draft" || !isOpen(application.status)) continue;
    if (rowOf(application).filed_by === "office") continue;
    const reason = m.services_stopped_by_endorsement();
    await moveApplication(context, application, { action: "cancel", part: "system", reason });
    for (const payment of await paidPaymentsOf(tx, id)) await flagPaid(tx, payment.id, "application_ended", now);
  }
}

/** Begins the endorsements whose first day has come, each in a transaction of its own. Runs as a job. */
export async function beginEndorsements(deps: Server): Promise<void> {
  for (const { decision_id, driver_id } of await endorsementsToBegin(deps.db.kysely, deps.today()))
    await inTransaction(deps.db, async (tx) => {
      await lockDriver(tx, driver_id);
      await beginEndorsement(systemContext(tx, deps, "begin_endorsements"), decision_id, driver_id);
    });
}
