import { availableActions } from "@kwan/domain";
import { owedBy } from "../../../money/invoices/owed.ts";
import { systemContext, type Work } from "../../../platform/context.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { factsOf } from "../facts.ts";
import { lockApplication } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/** Handles the payment of an invoice. The application advances without any action by the applicant or an officer. */
export const onInvoicePaid = (work: Work, application_id: ApplicationId): Promise<void> =>
  moveForMoney(work, application_id, "pay");

/** Handles a refund. The application goes back to waiting for payment, or is put on hold until the fee is paid. */
export const onPaymentReversed = (work: Work, application_id: ApplicationId): Promise<void> =>
  moveForMoney(work, application_id, "reverse_payment");

async function moveForMoney(
  { tx, deps }: Work,
  application_id: ApplicationId,
  action: "pay" | "reverse_payment",
): Promise<void> {
  const application = await lockApplication(tx, application_id);
  if (!application) return;
  // A retest that has been paid for, or whose payment went back, only decides whether the next test can be booked.
  const owed = await owedBy(tx, application_id);
  if (action === "pay" ? owed?.due === "on_sending" : owed?.due === "retest") return;
  // The payment has already been recorded, but the table of states only allows these actions while money is due.
  const facts = { ...(await factsOf(tx, application, deps.today())), owes: true };
  const isInTable = availableActions(application.status, "system", facts).some((row) => row.action === action);
  if (!isInTable) return;
  await moveApplication(systemContext(tx, deps, "payment"), application, { action, part: "system", facts });
}
