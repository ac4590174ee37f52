import { m } from "#messages";
import { cedisInWords } from "../../words/dates-and-money.ts";
import type { Application } from "./queries.ts";

/** Steps that an action records itself, so they do not block it. */
const recordedBy: Readonly<Partial<Record<string, string>>> = { production: "mark_ready", handover: "hand_over" };

/**
 * What must be done or paid before further actions are possible in this status, by name.
 *
 * @example blockersOf(application); // ["Documents checked", "Payment of GH₵150.00"]
 */
export function blockersOf({
  status,
  steps,
  invoices,
  actions,
  documents,
  identity_verified,
}: Pick<Application, "status" | "steps" | "invoices" | "actions" | "documents" | "identity_verified">): string[] {
  const isRecordedBelow = (step: string) => actions.some((action) => action === recordedBy[step]);
  const open = steps.filter(
    ({ step, during, state }) => during === status && state !== "done" && !isRecordedBelow(step),
  );
  const owed = invoices.filter((invoice) => invoice.status === "unpaid" || invoice.status === "pending");
  const isDecidedNow = status === "in_review" || status === "testing";
  const isReviewed = documents.every(({ is_required, status: state }) =>
    is_required ? state === "accepted" : state !== "uploaded",
  );
  return [
    ...(isDecidedNow && !identity_verified ? [m.office_blocker_identity()] : []),
    ...(isDecidedNow && !isReviewed ? [m.office_blocker_documents()] : []),
    ...open.map(({ title }) => title),
    ...owed.map(({ total }) => m.office_payment_of({ amount: cedisInWords(total) })),
  ];
}
