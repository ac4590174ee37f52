import { areReviewed } from "@kwan/domain/kinds";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import { dueSteps, stageOf } from "./next-choices.ts";
import { partIds } from "./page-parts.ts";
import type { Application } from "./queries.ts";

/** The actions that record a step themselves, by step. A step does not block the action that records it. */
const recordedBy: Readonly<Partial<Record<string, string>>> = { production: "mark_ready", handover: "hand_over" };

export type Blocker = {
  readonly title: string;
  /**
   * A link to where the officer can resolve the problem. Undefined if only someone else can resolve it, such as a
   * driving school.
   */
  readonly href?: string | undefined;
};

/**
 * Returns everything that must be done or paid before further actions are possible in the current status, with a link
 * to where an officer resolves it. Review steps that can be recorded together with the decision are left out.
 *
 * @example blockersOf(application); // [{ title: "Every document accepted", href: "#documents" }]
 */
export function blockersOf(
  application: Pick<
    Application,
    "driver" | "status" | "steps" | "invoices" | "actions" | "documents" | "identity_verified"
  >,
): Blocker[] {
  const { driver, status, steps, invoices, actions, documents, identity_verified } = application;
  const stage = stageOf(status);
  const recorded = stage === "in_review" ? dueSteps(application) : [];
  const isRecordedBelow = (step: string) => actions.some((action) => action === recordedBy[step]);
  const open = steps.filter(
    (step) => step.during === stage && step.state !== "done" && !recorded.includes(step) && !isRecordedBelow(step.step),
  );
  const owed = invoices.filter((invoice) => invoice.status === "unpaid" || invoice.status === "pending");
  const isDecidedNow = stage === "in_review" || stage === "testing";
  return [
    ...(isDecidedNow && !identity_verified ? [{ title: m.office_blocker_identity(), href: paths.person(driver) }] : []),
    ...(isDecidedNow && !areReviewed(documents)
      ? [{ title: m.office_blocker_documents(), href: `#${partIds.documents}` }]
      : []),
    ...open
      .filter(({ step }) => step !== "document_check")
      .map(({ title, by }) => ({ title, href: by === "officer" ? `#${partIds.action}` : undefined })),
    ...owed.map(({ id, total }) => ({
      title: m.office_payment_of({ amount: cedisInWords(total) }),
      href: paths.invoice(id),
    })),
  ];
}
