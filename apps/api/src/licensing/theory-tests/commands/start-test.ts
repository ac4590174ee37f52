import { deadline, partRules } from "@kwan/domain";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, type Refusal, refuse } from "../../../platform/domain-error.ts";
import { makePaper } from "../paper.ts";
import { presentTest, type TheoryTest } from "../present.ts";
import { insertAttempt } from "../store.ts";
import { finishIfOver, holdApplication, type Place, readStanding } from "./read-test.ts";

/** Selects the questions for a test and starts the clock. If a test is already in progress, returns that test. */
export async function beginTest(context: Context<Actor>, place: Place): Promise<TheoryTest | Refusal> {
  const { tx, deps } = context;
  const { part } = place;
  const now = deps.now();
  const application = await holdApplication(context, place);
  await finishIfOver(context, application, part);
  const standing = await readStanding(tx, application, part, deps.today());
  if (standing.running) return presentTest(standing, now);
  if (standing.refusal) {
    const { message, may_start_on } = standing;
    return refuse(new DomainError(standing.refusal, { message, more: may_start_on ? { may_start_on } : {} }));
  }
  const id = deps.newId("att");
  const paper = makePaper(part, deps.random);
  const deadline_at = deadline(now, partRules[part].minutes);
  const { driver_id } = application;
  await insertAttempt(tx, { id, application_id: application.id, driver_id, part, paper, started_at: now, deadline_at });
  await recordAudit(context, {
    action: "start_theory_test",
    entity: "service",
    entity_id: application.id,
    after: { part, attempt: id },
  });
  return presentTest(await readStanding(tx, application, part, deps.today()), now);
}
