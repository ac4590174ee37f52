import { m } from "#messages";
import { cedisInWords } from "../../words/dates-and-money.ts";
import { areReviewed, dueSteps, stageOf } from "./next-choices.ts";
import type { Application } from "./queries.ts";

/** Steps that an action itself records, so they do not block that action. */
const recordedBy: Readonly<Partial<Record<string, string>>> = { production: "mark_ready", handover: "hand_over" };

/**
 * The names of everything that must be done or paid before further actions are possible at this status. Review steps
 * that can be recorded together with the decision are left out.
 *
 * @example blockersOf(application); // ["Every document accepted", "Payment of GH₵150.00"]
 */
export function blockersOf(
  application: Pick<Application, "status" | "steps" | "invoices" | "actions" | "documents" | "identity_verified">,
): string[] {
  const { status, steps, invoices, actions, documents, identity_verified } = application;
  const stage = stageOf(status);
  const recorded = stage === "in_review" ? dueSteps(application) : [];
  const isRecordedBelow = (step: string) => actions.some((action) => action === recordedBy[step]);
  const open = steps.filter(
    (step) => step.during === stage && step.state !== "done" && !recorded.includes(step) && !isRecordedBelow(step.step),
  );
  const owed = invoices.filter((invoice) => invoice.status === "unpaid" || invoice.status === "pending");
  const isDecidedNow = stage === "in_review" || stage === "testing";
  return [
    ...(isDecidedNow && !identity_verified ? [m.office_blocker_identity()] : []),
    ...(isDecidedNow && !areReviewed(documents) ? [m.office_blocker_documents()] : []),
    ...open.filter(({ step }) => step !== "document_check").map(({ title }) => title),
    ...owed.map(({ total }) => m.office_payment_of({ amount: cedisInWords(total) })),
  ];
}
