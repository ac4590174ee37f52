import { subjectReaders, subjects } from "@kwan/domain/decisions";
import { ownRecordOf } from "../../people/drivers/held.ts";
import { type Handlers, prepared, Reply, versioned } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Actor, Context } from "../../platform/context.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { type DecisionId, noDriver } from "../../platform/ids.ts";
import { may } from "../../platform/scopes.ts";
import { addEvidence, storeEvidenceFile } from "./commands/add-evidence.ts";
import { appealDecision } from "./commands/appeal-decision.ts";
import { appealRejection, readOwnAppeal } from "./commands/appeal-rejection.ts";
import { decideAppeal } from "./commands/decide-appeal.ts";
import { decideDecision } from "./commands/decide-decision.ts";
import { proposeDecision } from "./commands/propose-decision.ts";
import { readAppeal } from "./commands/read-appeal.ts";
import { reverseDecision } from "./commands/reverse-decision.ts";
import { withdrawDecision } from "./commands/withdraw-decision.ts";
import { presentDecision } from "./present.ts";
import { presentOwnDecision } from "./present-appeal.ts";
import { findDecision, findOwnDecision, listDecisions, listOwnDecisions } from "./store.ts";

async function answer({ tx, actor }: Context<Actor>, id: DecisionId) {
  const decision = orNotFound(await findDecision(tx, id), "decision");
  return versioned(decision, presentDecision(actor));
}

export const decisionRoutes = {
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
  addEvidence: prepared(
    (context, { params, body }) => storeEvidenceFile(context, params.id, body),
    async (context, { params, body }, stored) => {
      await addEvidence(context, params.id, body, stored);
      return answer(context, params.id);
    },
  ),
  decideDecision: async (context, { params, body, request }) => {
    await decideDecision(context, params.id, body, request.version);
    return answer(context, params.id);
  },
  withdrawDecision: async (context, { params, body }) => {
    await withdrawDecision(context, params.id, body.reason);
    return answer(context, params.id);
  },
  reverseDecision: async (context, { params, body }) =>
    answer(context, await reverseDecision(context, params.id, body.reason)),
  listOwnDecisions: async ({ db, deps, actor }, { query, request }) => {
    const listed = await listOwnDecisions(db, (await ownRecordOf(db, actor)) ?? noDriver, query);
    return listAnswer(request, listed, presentOwnDecision(deps.today()));
  },
  appealDecision: async (context, { params, body }) => {
    await appealDecision(context, params.id, body.reason);
    const { tx, deps, actor } = context;
    return presentOwnDecision(deps.today())(await findOwnDecision(tx, actor.driver ?? noDriver, params.id));
  },
  getApplicationAppeal: (context, { params }) =>
    readOwnAppeal(context, context.db, { subject: "application", id: params.id }),
  appealApplication: async (context, { params, body }) => {
    const rejected = { subject: "application", id: params.id } as const;
    await appealRejection(context, rejected, body.reason);
    return readOwnAppeal(context, context.tx, rejected);
  },
  getUpdateRequestAppeal: (context, { params }) =>
    readOwnAppeal(context, context.db, { subject: "update_request", id: params.id }),
  appealUpdateRequest: async (context, { params, body }) => {
    const rejected = { subject: "update_request", id: params.id } as const;
    await appealRejection(context, rejected, body.reason);
    return readOwnAppeal(context, context.tx, rejected);
  },
  getAppeal: async ({ db, actor }, { params }) => {
    const body = await readAppeal(db, actor, params.id);
    const driver = body.decision?.driver ?? body.rejection?.driver;
    return new Reply({ body, reads: driver ? [driver] : [] });
  },
  decideAppeal: async (context, { params, body }) => {
    await decideAppeal(context, params.id, body);
    return readAppeal(context.tx, context.actor, params.id);
  },
} satisfies Partial<Handlers>;
