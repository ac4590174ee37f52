import { dayOf } from "@kwan/domain";
import { statusAt } from "../../money/invoices/policy.ts";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { factsFrom } from "./facts.ts";
import type { WholeApplication } from "./present.ts";
import { whyImpossible } from "./still-possible.ts";
import { findWhole } from "./whole-application-store.ts";

export async function wholeOf(db: Queries, id: ApplicationId, now: Date): Promise<WholeApplication> {
  const whole = orNotFound(await findWhole(db, id), "application");
  const { application, parts } = whole;
  return {
    ...parts,
    application,
    impossible: await whyImpossible(db, application, dayOf(now.toISOString())),
    facts: factsFrom(application, parts),
    invoices: parts.invoices.map((invoice) => ({ ...invoice, status: statusAt(invoice, now) })),
  };
}
