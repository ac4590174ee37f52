import type { AnswerOf, getApplication, listServices } from "@kwan/contract";
import {
  type Action,
  addPesewas,
  availableActions,
  displayName,
  flagsOf,
  pesewas,
  wireFromPesewas,
} from "@kwan/domain";
import {
  advancing,
  askedDocuments,
  changesBetween,
  documentState,
  documents,
  invoiceStatusAt,
  maxFilesOf,
  type NextAction,
  nextActions,
  nextActionText,
  steps as stepTable,
} from "@kwan/domain/kinds";
import { factsOf, isCitizen, partsFor, rowOf, separation, whyImpossible } from "./application-state.ts";
import { stale } from "./refused.ts";
import {
  type Account,
  type Application,
  driverOf,
  type Invoice,
  invoicesOf,
  type MockState,
  type Payment,
  personOf,
  uploadsOf,
} from "./state.ts";

type Service = AnswerOf<typeof getApplication>;
type Summary = AnswerOf<typeof listServices>["results"][number];

const summaryFields = (state: MockState, application: Application) => {
  const { code, title } = rowOf(application);
  const driver = driverOf(state, application.driver);
  const { id, number, kind, status, branch, created_at, updated_at, submitted_at, version } = application;
  return {
    id,
    number,
    kind,
    type: code,
    title,
    status,
    ...flagsOf(status),
    driver: application.driver,
    driver_name: driver ? displayName(driver.profile) : "",
    branch,
    created_at,
    updated_at,
    submitted_at,
    version,
  };
};

const currentInvoices = (state: MockState, application: Application): Invoice[] =>
  invoicesOf(state, application.id).map((invoice) => ({ ...invoice, status: invoiceStatusAt(invoice, state.now()) }));

/** Returns the applicant's next action, or undefined if there is nothing to do. */
export function nextActionOf(state: MockState, application: Application): NextAction<Invoice, never> | undefined {
  const { status, steps } = application;
  const facts = {
    status,
    steps: steps.map((each) => ({ ...each, during: stepTable[each.step].during, running_until: null })),
    invoices: currentInvoices(state, application),
    is_delivered: false,
  };
  return nextActions<Invoice, never>(facts, [], state.today())[0];
}

/** Presents an application in a list, with the applicant's next action. */
export function presentSummary(state: MockState, application: Application): Summary {
  const next = nextActionOf(state, application);
  return {
    ...summaryFields(state, application),
    next_step: next ? nextActionText(next) : null,
    amount_due: wireFromPesewas(next?.action === "pay" ? next.invoice.total_pesewas : pesewas(0)),
    currency: "GHS",
  };
}

/** Returns the actions that somebody can take now, and those that are closed to them because of what they have done. */
function actionsFor(state: MockState, application: Application, account: Account) {
  const facts = factsOf(state, application);
  const isImpossible = whyImpossible(state, application) !== null;
  const actions = new Set<Action>();
  const held = new Map<Action, string>();
  for (const part of partsFor(account, application))
    for (const { action } of availableActions(application.status, part, facts)) {
      if (isImpossible && advancing.has(action)) continue;
      const why = part === "officer" ? separation(account, application, action) : undefined;
      if (why === undefined) actions.add(action);
      else held.set(action, why);
    }
  return { actions: [...actions], held_back: [...held].map(([action, reason]) => ({ action, reason })) };
}

function documentsFor(state: MockState, application: Application): Service["documents"] {
  const uploads = uploadsOf(state, application.id);
  return askedDocuments(rowOf(application).documents, application.details).map(({ document, is_required }) => {
    const files = uploads.filter((file) => file.document === document);
    const [latest, status] = [files[0], documentState(files)];
    const refused = files.filter((file) => file.status === "refused");
    return {
      document,
      title: documents[document].title,
      hint: documents[document].hint,
      is_required,
      status,
      file: latest?.id ?? null,
      reason: status === "refused" ? (refused[0]?.reason ?? null) : (latest?.reason ?? null),
      field: status === "refused" ? (refused[0]?.field ?? null) : null,
      files: files
        .flatMap(({ id, name, bytes, type, status: fileStatus }) =>
          fileStatus === "refused" ? [] : [{ id, name, bytes, type, status: fileStatus }],
        )
        .reverse(),
      refused_files: refused.map(({ id, name, type, reason, field }) => ({ id, name, type, reason, field })),
      max_files: maxFilesOf(document),
    };
  });
}

export const paidPaymentsOf = (state: MockState, application: Application): Payment[] =>
  [...state.payments.values()].filter(
    ({ status, invoice }) => status === "paid" && state.invoices.get(invoice)?.application === application.id,
  );

/** Returns what has been paid for an application and does not go back. */
export const paidFor = (state: MockState, application: Application) =>
  addPesewas(
    ...paidPaymentsOf(state, application)
      .filter(({ refund }) => refund?.state !== "approved")
      .map(({ amount_pesewas }) => amount_pesewas),
  );

const historyOf = (state: MockState, { history }: Application, account: Account): Service["history"] =>
  history.map(({ at, action, from, to, by, actor, reason }) => {
    const who = by === "officer" && actor && !isCitizen(account) ? personOf(state, actor)?.account : undefined;
    return { at, action, from, to, by, name: who ? `${who.first_name} ${who.last_name}` : null, reason };
  });

/** Presents a complete application, with the actions that its reader can take now. */
export function presentApplication(state: MockState, application: Application, account: Account): Service {
  const { actions, held_back } = actionsFor(state, application, account);
  const { settlement, submitted, submitted_before, status, history } = application;
  const paid = paidFor(state, application);
  return {
    ...summaryFields(state, application),
    tier: application.tier,
    details: application.details as Service["details"],
    documents: documentsFor(state, application),
    steps: application.steps.map(({ step, ...about }) => {
      const { title, during, by } = stepTable[step];
      return { step, title, during, by, ...about, running_until: null };
    }),
    practical_tests: [],
    retest: null,
    actions,
    held_back,
    impossible: whyImpossible(state, application),
    decision: null,
    identity_verified: factsOf(state, application).identity_verified,
    invoices: currentInvoices(state, application).map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      due: invoice.due,
      attempt: invoice.attempt,
      total: wireFromPesewas(invoice.total_pesewas),
      currency: "GHS" as const,
      due_at: invoice.due_at,
    })),
    amount_paid: wireFromPesewas(paid),
    settlement: settlement && {
      refund: settlement.refund,
      amount: wireFromPesewas(settlement.pesewas),
      currency: "GHS",
      text: settlement.text,
    },
    withdrawal:
      status === "paid" && isCitizen(account) && actions.includes("cancel")
        ? { amount: wireFromPesewas(paid), currency: "GHS", text: "If you cancel, we will refund you in full." }
        : null,
    delivery_location: null,
    reason: application.reason,
    decided_classes: null,
    changes: (submitted && submitted_before ? changesBetween(submitted_before, submitted) : []) as Service["changes"],
    history: historyOf(state, application, account),
    completed_at: history.findLast(({ to }) => to === "completed")?.at ?? null,
  };
}

/** Throws if the caller has read an older version, with the current one. */
export function requireVersion(
  state: MockState,
  account: Account,
  application: Application,
  version: number | null,
): void {
  if (version !== null && version !== application.version)
    throw stale(presentApplication(state, application, account), application.version);
}
