import { type Kind, kinds } from "@kwan/domain/kinds";
import { noteRead, noteReads } from "../audit/append.ts";
import { type Actor, type Asked, type Handlers, type HandlersOf, versioned } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { DomainError } from "../domain-error.ts";
import { seeDriver } from "../drivers/policy.ts";
import { demandReason, openWithReason } from "./branch-law.ts";
import { changeDraft } from "./commands/change-application.ts";
import { type Filing, fileApplication } from "./commands/file-application.ts";
import { chooseCategory, confirmSchool } from "./commands/learner-extras.ts";
import { lockFor } from "./commands/lock-for.ts";
import { moveApplication } from "./commands/move-application.ts";
import { recordPracticalTest, recordStep } from "./commands/record-step.ts";
import { submitApplication } from "./commands/submit-application.ts";
import { rowOf } from "./kind-of.ts";
import { overviewFor } from "./overview.ts";
import { partsOf, seeApplication } from "./policy.ts";
import { presentApplication, presentSummary } from "./present.ts";
import { type ApplicationRow, findApplication, listApplications, listQueue } from "./store.ts";
import { nextActionsOf } from "./to-do.ts";
import { wholeOf } from "./whole-application.ts";

const answer = async ({ db, deps }: Pick<Asked, "db" | "deps">, actor: Actor, application: ApplicationRow) =>
  versioned(presentApplication(await wholeOf(db, application, deps.now()), actor), application.version);

/** Reads an application. The path of a kind reads that kind and its variants; anything else is not found there. */
async function readApplication(asked: Asked & { actor: Actor; params: { id: string } }, parent?: Kind) {
  const application = seeApplication(asked.actor, await findApplication(asked.db, asked.params.id));
  if (parent && rowOf(application).parent !== parent) throw new DomainError("not_found");
  await demandReason(asked.db, asked.actor, application, asked.deps.now());
  await noteRead(asked, "service", application.id);
  return answer(asked, asked.actor, application);
}

/** One handler for each row of the table: none of them asks which kind it is. */
const forKinds = <Table>(chosen: (kind: Kind) => boolean, make: (kind: Kind) => unknown): Table =>
  Object.fromEntries((Object.keys(kinds) as Kind[]).filter(chosen).map((kind) => [kind, make(kind)])) as Table;

export const kindRoutes: HandlersOf<"createService" | "getService" | "updateService"> = {
  createService: forKinds<Handlers["createService"]>(
    () => true,
    (kind) => async (asked: Asked & { actor: Actor; body: Filing }) =>
      answer(asked, asked.actor, await fileApplication(asked, asked.actor, kind, asked.body)),
  ),
  getService: forKinds<Handlers["getService"]>(
    (kind) => kinds[kind].can.read,
    (kind) => (asked: Asked & { actor: Actor; params: { id: string } }) => readApplication(asked, kind),
  ),
  updateService: forKinds<Handlers["updateService"]>(
    (kind) => kinds[kind].can.read,
    (kind) => async (asked: Asked & { actor: Actor; params: { id: string }; body: Filing }) => {
      const application = seeApplication(asked.actor, await findApplication(asked.db, asked.params.id));
      if (rowOf(application).parent !== kind) throw new DomainError("not_found");
      await demandReason(asked.db, asked.actor, application, asked.deps.now());
      return answer(asked, asked.actor, await changeDraft(asked, asked.actor, application.id, asked.body));
    },
  ),
};

export const serviceRoutes: HandlersOf<
  | "listServices"
  | "getServiceOverview"
  | "chooseCategory"
  | "verifySchool"
  | "getApplication"
  | "moveService"
  | "openService"
  | "recordPracticalTest"
  | "recordStep"
  | "listOfficeQueue"
> = {
  listServices: async (asked) => {
    const { db, deps, params, query, actor, request } = asked;
    seeDriver(actor, params.id);
    await noteRead(asked, "services_of_driver", params.id);
    const { status, kind, search, open } = query;
    const isOpen = open === undefined ? undefined : open === "true";
    const listed = await listApplications(db, { driver_id: params.id, status, kind, search, isOpen }, query);
    return listAnswer(request, listed, presentSummary(await nextActionsOf(db, listed.rows, deps.now())));
  },
  getServiceOverview: ({ db, deps, actor }) => overviewFor(db, actor, deps.now()),
  getApplication: (asked) => readApplication(asked),
  chooseCategory: async (asked) =>
    answer(asked, asked.actor, await chooseCategory(asked, asked.actor, asked.params.id, asked.body)),
  verifySchool: (asked) => confirmSchool(asked, asked.actor, asked.params.id, asked.body),
  openService: async (asked) => {
    const { db, actor, params, body } = asked;
    await openWithReason(asked, actor, seeApplication(actor, await findApplication(db, params.id)), body.reason.trim());
  },
  moveService: async (asked) => {
    const { actor, params, body } = asked;
    const application = await lockFor(asked, params.id);
    const parts = partsOf(actor, application);
    const [part] = parts;
    if (!part) throw new DomainError("forbidden");
    if ((body.action === "submit" || body.action === "resubmit") && parts.includes("applicant"))
      return answer(asked, actor, await submitApplication(asked, application, body.action, body.reason || null));
    // Who plays two parts acts in the one that may do it.
    const errors: unknown[] = [];
    for (const each of parts)
      try {
        return await answer(
          asked,
          actor,
          await moveApplication(asked, application, body.action, each, body.reason || null),
        );
      } catch (error) {
        errors.push(error);
      }
    throw errors[0];
  },
  recordPracticalTest: async (asked) =>
    answer(asked, asked.actor, await recordPracticalTest(asked, asked.actor, asked.params.id, asked.body)),
  recordStep: async (asked) => {
    const { step, state, note, classes } = asked.body;
    const record = { step, state, words: note ?? null, classes };
    return answer(asked, asked.actor, await recordStep(asked, asked.actor, asked.params.id, record));
  },
  listOfficeQueue: async (asked) => {
    const { db, deps, query, actor, request } = asked;
    const { status, kind, search, to_do } = query;
    const branch_id = actor.branch ?? query.branch;
    const isToDo = to_do === undefined ? undefined : to_do === "true";
    const listed = await listQueue(db, { status, kind, search, branch_id, isToDo }, query);
    // The queue shows names.
    await noteReads(
      asked,
      "service",
      listed.rows.map(({ id }) => id),
    );
    return listAnswer(request, listed, presentSummary(await nextActionsOf(db, listed.rows, deps.now())));
  },
};
