import { subjectReaders, subjects } from "@kwan/domain/decisions";
import { type HandlersOf, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import type { Actor, Context } from "../context.ts";
import { notFound } from "../domain-error.ts";
import type { DecisionId } from "../ids.ts";
import { may } from "../scopes.ts";
import { decideDecision } from "./commands/decide-decision.ts";
import { proposeDecision } from "./commands/propose-decision.ts";
import { withdrawDecision } from "./commands/withdraw-decision.ts";
import { presentDecision } from "./present.ts";
import { findDecision, listDecisions } from "./store.ts";

async function answer({ tx, actor }: Context<Actor>, id: DecisionId) {
  const decision = await findDecision(tx, id);
  if (!decision) throw notFound("decision");
  return presentDecision(actor)(decision);
}

export const decisionRoutes: HandlersOf<"listDecisions" | "proposeDecision" | "decideDecision" | "withdrawDecision"> = {
  listDecisions: async ({ db, actor }, { query, request }) => {
    const { state, kind, driver, subject, mine } = query;
    const readable = subjects.filter((each) => may(actor, ...subjectReaders[each]));
    const about = { driver_id: driver, subject_id: subject, subjects: readable };
    const filter = { state, kind, ...about, proposed_by: mine === "true" ? actor.id : undefined };
    const listed = await listDecisions(db, filter, query);
    const reads = listed.rows.flatMap(({ driver_id }) => driver_id ?? []);
    return new Reply({ body: listAnswer(request, listed, presentDecision(actor)), reads: [...new Set(reads)] });
  },
  proposeDecision: async (context, { body }) => answer(context, await proposeDecision(context, body)),
  decideDecision: async (context, { params, body }) => {
    await decideDecision(context, params.id, body);
    return answer(context, params.id);
  },
  withdrawDecision: async (context, { params, body }) =>
    answer(context, await withdrawDecision(context, params.id, body.reason)),
};
