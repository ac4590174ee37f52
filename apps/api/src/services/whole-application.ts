import type { Queries } from "../db/open.ts";
import { statusAt } from "../invoices/policy.ts";
import { factsFrom } from "./facts.ts";
import type { WholeApplication } from "./present.ts";
import type { ApplicationRow } from "./store.ts";
import { readParts } from "./whole-application-store.ts";

export async function wholeOf(db: Queries, application: ApplicationRow, now: Date): Promise<WholeApplication> {
  const { invoices, ...parts } = await readParts(db, application);
  return {
    ...parts,
    application,
    facts: factsFrom(application, parts.laid, invoices),
    invoices: invoices.map((invoice) => ({ ...invoice, status: statusAt(invoice, now) })),
  };
}
