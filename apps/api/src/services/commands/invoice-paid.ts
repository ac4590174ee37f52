import { availableActions } from "@kwan/domain";
import type { RequestFacts } from "../../calls/handler.ts";
import type { Queries } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { factsOf } from "../facts.ts";
import { lockApplication } from "../store.ts";
import { moveApplication } from "./move-application.ts";

/**
 * What a payment does to its application: it moves on, or, paid a second time before its card is printed, the history
 * says so. Nobody asked: the payment did.
 */
export const paid = (db: Queries, deps: Deps, service_id: string, requestId = "payment"): Promise<void> =>
  moveForMoney(db, deps, service_id, "pay", requestId);

/** What money that went back does to its application: it waits for it again, or goes no further until it is there. */
export const unpaid = (db: Queries, deps: Deps, service_id: string, requestId = "payment"): Promise<void> =>
  moveForMoney(db, deps, service_id, "reverse_payment", requestId);

async function moveForMoney(
  db: Queries,
  deps: Deps,
  service_id: string,
  action: "pay" | "reverse_payment",
  requestId: string,
): Promise<void> {
  const application = await lockApplication(db, service_id);
  if (!application) return;
  // The books are written already: for the table of states it is owed until this moment.
  const facts = { ...(await factsOf(db, application)), owes: true };
  const isInTable = availableActions(application.status, "system", facts).some((row) => row.action === action);
  if (!isInTable) return;
  const asked = { db, deps, actor: null, request: byTheSystem(requestId) };
  await moveApplication(asked, application, action, "system", null, facts);
}

/** What stands for a request where there was none. */
export const byTheSystem = (id: string): RequestFacts => ({
  id,
  url: "",
  address: "",
  network: "",
  device: "",
  version: null,
  raw: Buffer.alloc(0),
  header: () => undefined,
});
