import { availableActions } from "@kwan/domain";
import { systemContext, type Work } from "../../context.ts";
import { factsOf } from "../facts.ts";
import { lockApplication } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/**
 * What a payment does to its application: it advances, or, if it is paid a second time before its card is printed, the
 * history says so. Nobody asked for it: the payment did.
 */
export const paid = (work: Work, service_id: string): Promise<void> => moveForMoney(work, service_id, "pay");

/** What a refund does to its application: it waits for the money again, or stops until the money is there. */
export const unpaid = (work: Work, service_id: string): Promise<void> =>
  moveForMoney(work, service_id, "reverse_payment");

async function moveForMoney({ tx, deps }: Work, service_id: string, action: "pay" | "reverse_payment"): Promise<void> {
  const application = await lockApplication(tx, service_id);
  if (!application) return;
  // The payment is recorded already: for the table of states the money is owed until this moment.
  const facts = { ...(await factsOf(tx, application)), owes: true };
  const isInTable = availableActions(application.status, "system", facts).some((row) => row.action === action);
  if (!isInTable) return;
  await moveApplication(systemContext(tx, deps, "payment"), application, { action, part: "system", facts });
}
