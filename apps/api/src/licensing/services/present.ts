import type { AnswerOf, getService, listServices } from "@kwan/contract";
import {
  type Action,
  availableActions,
  displayName,
  type Facts,
  flagsOf,
  type PlainDate,
  pesewas,
  type Status,
  wireFromPesewas,
} from "@kwan/domain";
import {
  advancing,
  askedDocuments,
  attemptNumbers,
  changesBetween,
  commonPricesOn,
  documentState,
  documents,
  type Kind,
  maxFilesOf,
  nextActionText,
  partsOf,
  type StepName,
  steps,
} from "@kwan/domain/kinds";
import { separationFrom } from "@kwan/domain/tasks";
import { type Actor, isCitizen } from "../../platform/context.ts";
import { dutiesOf } from "./duties.ts";
import { rowOf } from "./kind-of.ts";
import type { ListedApplication } from "./lists-store.ts";
import { presentRetest } from "./retests.ts";
import { settlementInWords, withdrawalInWords } from "./settlement.ts";
import { resultInWords } from "./step-result.ts";
import type { ApplicationRow } from "./store.ts";
import { nextActionOf } from "./to-do.ts";
import type { ApplicationParts } from "./whole-application-store.ts";

type Service = AnswerOf<(typeof getService)[keyof typeof getService]>;
type Summary = AnswerOf<typeof listServices>["results"][number];
type Delivery = NonNullable<Service["delivery_location"]>;

type SummaryRow = Pick<
  ApplicationRow,
  | "id"
  | "number"
  | "kind"
  | "status"
  | "driver_id"
  | "branch_id"
  | "created_at"
  | "updated_at"
  | "submitted_at"
  | "version"
>;

const summaryFields = (application: SummaryRow) => ({
  id: application.id,
  number: application.number,
  kind: application.kind as Kind,
  type: rowOf(application).code,
  title: rowOf(application).title,
  status: application.status,
  ...flagsOf(application.status),
  driver: application.driver_id,
  branch: application.branch_id,
  created_at: application.created_at,
  updated_at: application.updated_at,
  submitted_at: application.submitted_at,
  version: application.version,
});

/** Presents an application in a list, with the applicant's next action. */
export const presentSummary =
  (now: Date, today: PlainDate) =>
  (application: ListedApplication): Summary => {
    const step = nextActionOf(application, now, today);
    return {
      ...summaryFields(application),
      driver_name: displayName(application),
      next_step: step ? nextActionText(step) : null,
      amount_due: wireFromPesewas(step?.action === "pay" ? step.invoice.total_pesewas : pesewas(0)),
      currency: "GHS",
    };
  };

export const presentDelivery = (row: NonNullable<ApplicationParts["delivery"]>, today: PlainDate): Delivery => ({
  id: row.id,
  service: row.application_id,
  recipient: row.recipient,
  phone_number: row.phone_number,
  digital_address: row.digital_address,
  street_name: row.street_name,
  town: row.town,
  city: row.city,
  region: row.region,
  landmark: row.landmark,
  fee: wireFromPesewas(commonPricesOn(today).delivery),
  currency: "GHS",
});

/** An application with all the data that its page shows. */
export interface WholeApplication extends ApplicationParts {
  readonly application: ApplicationRow;
  /** The day on which it is read. What has no invoice yet has the prices of this day. */
  readonly today: PlainDate;
  readonly facts: Facts;
  /** Why the application can no longer be completed. Null if it can. */
  readonly impossible: string | null;
  /** The officers' actions that facts about the person forbid, each with the reason. */
  readonly forbidden: ReadonlyMap<Action, string>;
}

/**
 * Returns the actions that someone can take on an application, and the actions that are closed to them because they
 * have performed a conflicting duty, with the reason. An application that can no longer be completed does not advance.
 */
function actionsFor(
  actor: Actor,
  { application, driver, facts, history, examiners, impossible, forbidden }: WholeApplication,
) {
  const own = dutiesOf(actor, {
    application,
    checker: driver?.has_account === false ? driver.id_verified_by : null,
    actions: history.filter(({ actor_id }) => actor_id === actor.id).map(({ action }) => action as Action),
    isExaminer: examiners.includes(actor.id),
  });
  const actions = new Set<Action>();
  const held = new Map<Action, string>();
  for (const part of partsOf(actor.role, rowOf(application), application.status, driver?.has_account ?? true))
    for (const { action } of availableActions(application.status, part, facts)) {
      if (impossible !== null && advancing.has(action)) continue;
      const why = part === "officer" ? (separationFrom(action, own) ?? forbidden.get(action)) : undefined;
      if (why === undefined) actions.add(action);
      else held.set(action, why);
    }
  return { actions: [...actions], held_back: [...held].map(([action, reason]) => ({ action, reason })) };
}

/** Presents a complete application, with the actions that its reader can take now. */
export function presentApplication(whole: WholeApplication, actor: Actor): Service {
  const { application, driver, facts, delivery, uploads, steps: applicationSteps, invoices, history } = whole;
  const row = rowOf(application);
  const { actions, held_back } = actionsFor(actor, whole);
  const attempts = attemptNumbers(whole.practical_tests);
  const answer = {
    ...summaryFields(application),
    driver_name: driver ? displayName(driver) : "",
    tier: application.tier as Service["tier"],
    details: application.details,
    documents: askedDocuments(row.documents, application.details).map((rule) => {
      const files = uploads.filter(({ document }) => document === rule.document);
      const latest = files[0];
      const state = documentState(files);
      const refused = files.filter(({ status }) => status === "refused");
      const { title, hint } = documents[rule.document];
      return {
        document: rule.document,
        title,
        hint,
        is_required: rule.is_required,
        status: state,
        file: latest?.id ?? null,
        reason: state === "refused" ? (refused[0]?.reason ?? null) : (latest?.reason ?? null),
        field: state === "refused" ? (refused[0]?.field ?? null) : null,
        files: files
          .filter(({ status }) => status !== "refused")
          .map(({ id, name, bytes, type, status }) => ({ id, name, bytes, type, status }))
          .toReversed(),
        refused_files: refused.map(({ id, name, type, reason, field }) => ({ id, name, type, reason, field })),
        max_files: maxFilesOf(rule.document),
      };
    }),
    steps: applicationSteps.map(({ step, state, done_at, running_until, note, result }) => ({
      step: step as StepName,
      title: steps[step as StepName].title,
      during: steps[step as StepName].during,
      by: steps[step as StepName].by,
      state: state as "open" | "done" | "failed",
      done_at,
      running_until,
      note: result ? resultInWords(result) : note,
    })),
    practical_tests: whole.practical_tests.map((test, index) => ({ attempt: attempts[index] ?? index + 1, ...test })),
    retest: presentRetest(application, whole),
    actions,
    held_back,
    identity_verified: facts.identity_verified,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      due: invoice.due,
      attempt: invoice.attempt,
      total: wireFromPesewas(invoice.total_pesewas),
      currency: "GHS" as const,
      due_at: invoice.due_at,
    })),
    amount_paid: wireFromPesewas(whole.paid_pesewas),
    settlement: application.settlement && {
      refund: application.settlement.refund,
      amount: wireFromPesewas(application.settlement.pesewas),
      currency: "GHS" as const,
      text: settlementInWords(application.settlement, whole.refunds),
    },
    withdrawal:
      application.status === "paid" && isCitizen(actor) && actions.includes("cancel")
        ? {
            amount: wireFromPesewas(whole.paid_pesewas),
            currency: "GHS" as const,
            text: withdrawalInWords(whole.paid_pesewas, whole.sources),
          }
        : null,
    delivery_location: delivery ? presentDelivery(delivery, whole.today) : null,
    reason: application.reason,
    decided_classes: application.decided_classes,
    impossible: whole.impossible,
    decision: application.decision_id,
    changes:
      application.submitted && application.submitted_before
        ? changesBetween(application.submitted_before, application.submitted)
        : [],
    history: history.map((entry) => ({
      at: entry.at,
      action: entry.action as Action,
      from: entry.from_status as Status,
      to: entry.to_status as Status,
      by: entry.by_actor as "applicant" | "officer" | "system",
      name: entry.by_actor === "officer" && entry.who && !isCitizen(actor) ? displayName(entry.who) : null,
      reason: entry.reason,
      ...(entry.handed_to !== null && {
        handed_over: { to: entry.handed_to, receiver: entry.receiver, document: entry.document_shown },
      }),
    })),
    completed_at: application.completed_at,
  };
  return answer as unknown as Service;
}
