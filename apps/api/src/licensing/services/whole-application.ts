import { type Action, dayOf, type PlainDate, transitions } from "@kwan/domain";
import { invoiceStatusAt } from "@kwan/domain/kinds";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { factsFrom } from "./facts.ts";
import { whyFactsForbid } from "./facts-of-effect.ts";
import type { WholeApplication } from "./present.ts";
import { whyImpossible } from "./still-possible.ts";
import type { ApplicationRow } from "./store.ts";
import { findWhole } from "./whole-application-store.ts";

/** Returns the actions that facts about the person forbid now, each with the reason. */
async function forbiddenNow(
  db: Queries,
  application: ApplicationRow,
  today: PlainDate,
): Promise<ReadonlyMap<Action, string>> {
  const forbidden = new Map<Action, string>();
  for (const { action, by } of transitions.filter(({ from }) => from === application.status)) {
    if (!by.includes("officer") || forbidden.has(action)) continue;
    const why = await whyFactsForbid(db, application, action, today);
    if (why !== null) forbidden.set(action, why);
  }
  return forbidden;
}

export async function wholeOf(db: Queries, id: ApplicationId, now: Date): Promise<WholeApplication> {
  const whole = orNotFound(await findWhole(db, id), "application");
  const { application, parts } = whole;
  const today = dayOf(now.toISOString());
  return {
    ...parts,
    application,
    today,
    impossible: await whyImpossible(db, application, today),
    facts: factsFrom(application, parts, today),
    forbidden: await forbiddenNow(db, application, today),
    invoices: parts.invoices.map((invoice) => ({ ...invoice, status: invoiceStatusAt(invoice, now) })),
  };
}
