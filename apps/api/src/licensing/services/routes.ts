import { type Kind, kinds } from "@kwan/domain/kinds";
import { presentInvoice } from "../../money/invoices/present.ts";
import { factsOf, linesOf } from "../../money/invoices/store.ts";
import { requireOthersRecord } from "../../people/drivers/own-record.ts";
import { seeDriver } from "../../people/drivers/policy.ts";
import { type CallInput, type Handlers, versioned } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Actor, Context, ReadContext } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { readSort } from "../../platform/db/sorted.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { branchOf } from "../../platform/scopes.ts";
import { openWithReason, requireReason } from "./branch-law.ts";
import { billService } from "./commands/bill-service.ts";
import { changeDraft } from "./commands/change-application.ts";
import { doAction } from "./commands/do-action.ts";
import { type Filing, fileApplication } from "./commands/file-application.ts";
import { chooseCategory, confirmSchool } from "./commands/learner-extras.ts";
import { recordPracticalTest } from "./commands/record-practical-test.ts";
import { recordStep } from "./commands/record-step.ts";
import { rowOf } from "./kind-of.ts";
import { listApplications, listQueue } from "./lists-store.ts";
import { overviewFor } from "./overview.ts";
import { seeApplication } from "./policy.ts";
import { presentApplication, presentSummary, type WholeApplication } from "./present.ts";
import { type ApplicationRow, findApplication } from "./store.ts";
import { wholeOf } from "./whole-application.ts";

type Caller = Pick<Context<Actor>, "deps" | "actor">;

const presented = (whole: WholeApplication, actor: Actor) =>
  versioned(whole.application, () => presentApplication(whole, actor));

const answer = async (db: Queries, { deps, actor }: Caller, { id }: ApplicationRow) =>
  presented(await wholeOf(db, id, deps.now()), actor);

/**
 * Returns the application. Throws if the caller is not allowed to see it. The path for a kind only finds applications
 * of that kind and its variants.
 */
async function admitTo(
  db: Queries,
  { deps, actor }: Caller,
  row: ApplicationRow | undefined,
  parent?: Kind,
): Promise<ApplicationRow> {
  const application = seeApplication(actor, row);
  if (parent && rowOf(application).parent !== parent) throw new DomainError("not_found");
  await requireReason(db, actor, application, deps.now());
  return application;
}

async function readApplication({ db, deps, actor }: ReadContext<Actor>, id: ApplicationId, parent?: Kind) {
  const whole = await wholeOf(db, id, deps.now());
  await admitTo(db, { deps, actor }, whole.application, parent);
  return presented(whole, actor);
}

interface OneApplication extends CallInput {
  readonly params: { readonly id: ApplicationId };
  readonly body: Filing;
}

/** Creates a handler for each chosen kind of application, so that no handler has to look up the kind. */
const forKinds = <Table>(chosen: (kind: Kind) => boolean, make: (kind: Kind) => unknown): Table =>
  Object.fromEntries((Object.keys(kinds) as Kind[]).filter(chosen).map((kind) => [kind, make(kind)])) as Table;

export const kindRoutes = {
  createService: forKinds<Handlers["createService"]>(
    () => true,
    (kind) =>
      async (context: Context<Actor>, { body }: OneApplication) =>
        answer(context.tx, context, await fileApplication(context, kind, body)),
  ),
  getService: forKinds<Handlers["getService"]>(
    (kind) => kinds[kind].can.read,
    (kind) =>
      async (context: ReadContext<Actor>, { params }: OneApplication) =>
        readApplication(context, params.id, kind),
  ),
  updateService: forKinds<Handlers["updateService"]>(
    (kind) => kinds[kind].can.read,
    (kind) =>
      async (context: Context<Actor>, { params, body, request }: OneApplication) => {
        const { id } = await admitTo(context.tx, context, await findApplication(context.tx, params.id), kind);
        return answer(context.tx, context, await changeDraft(context, id, body, request.version));
      },
  ),
} satisfies Partial<Handlers>;

export const serviceRoutes = {
  listServices: async ({ db, deps, actor }, { params, query, request }) => {
    seeDriver(actor, params.id);
    const { status, kind, search, open } = query;
    const isOpen = open === undefined ? undefined : open === "true";
    const listed = await listApplications(db, { driver_id: params.id, status, kind, search, isOpen }, query);
    return listAnswer(request, listed, presentSummary(deps.now(), deps.today()));
  },
  getServiceOverview: overviewFor,
  getApplication: (context, { params }) => readApplication(context, params.id),
  chooseCategory: async (context, { params, body }) =>
    answer(context.tx, context, await chooseCategory(context, params.id, body)),
  verifySchool: (context, { params, body }) => confirmSchool(context, params.id, body),
  openService: async (context, { params, body }) => {
    const application = seeApplication(context.actor, await findApplication(context.tx, params.id));
    await requireOthersRecord(context.tx, context.actor, application.driver_id);
    await openWithReason(context, application, body.reason.trim());
  },
  moveService: async (context, { params, body, request }) => {
    const { action, reason, ground, refund, no_refund_ground, handed_to, receiver, document_shown } = body;
    const move = {
      id: params.id,
      action,
      reason: reason || null,
      ground: ground ?? null,
      money: { refund: refund ?? null, no_refund_ground: no_refund_ground ?? null },
      collector: {
        handed_to: handed_to ?? null,
        receiver: receiver || null,
        document_shown: document_shown ?? null,
      },
      version: request.version,
    };
    return answer(context.tx, context, await doAction(context, move));
  },
  recordPracticalTest: async (context, { params, body, request }) =>
    answer(context.tx, context, await recordPracticalTest(context, params.id, body, request.version)),
  recordStep: async (context, { params, body: { step, state, note, classes }, request }) => {
    const record = { step, state, words: note ?? null, classes };
    return answer(context.tx, context, await recordStep(context, params.id, record, request.version));
  },
  generateInvoice: async (context, { params }) => {
    const { tx, deps, actor } = context;
    const invoice = await billService(context, params.id);
    const isOwner = actor.driver === invoice.driver_id;
    const facts = await factsOf(tx, invoice.id);
    return presentInvoice(invoice, await linesOf(tx, invoice.id), facts, deps.now(), { isOwner });
  },
  listOfficeQueue: async ({ db, deps, actor }, { query, request }) => {
    const { status, kind, search, open, to_do, sort } = query;
    const register = open === "all" ? "all" : open === "false" ? "ended" : "open";
    const branch_id = branchOf(actor, "applications.work") ?? query.branch;
    const isToDo = to_do === undefined ? undefined : to_do === "true";
    const filter = { status, kind, search, branch_id, isToDo, register } as const;
    const listed = await listQueue(db, filter, query, sort && readSort(sort).direction);
    return listAnswer(request, listed, presentSummary(deps.now(), deps.today()));
  },
} satisfies Partial<Handlers>;
