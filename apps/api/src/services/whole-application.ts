import type { Queries } from "../db/open.ts";
import { findDriver } from "../drivers/store.ts";
import { statusAt } from "../invoices/policy.ts";
import { factsOf } from "./facts.ts";
import type { WholeApplication } from "./present.ts";
import { type ApplicationRow, documentsOf, findDelivery, historyOf, invoicesOf, stepsOfApplication } from "./store.ts";

/** Gathers what is shown of an application at a moment. */
export const wholeOf = async (db: Queries, application: ApplicationRow, now: Date): Promise<WholeApplication> => ({
  application,
  driver: await findDriver(db, application.driver_id),
  facts: await factsOf(db, application),
  delivery: application.delivery_location_id ? await findDelivery(db, application.delivery_location_id) : undefined,
  uploads: await documentsOf(db, application.id),
  laid: await stepsOfApplication(db, application.id),
  invoices: (await invoicesOf(db, application.id)).map((invoice) => ({ ...invoice, status: statusAt(invoice, now) })),
  history: await historyOf(db, application.id),
});
