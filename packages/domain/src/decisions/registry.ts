import type * as z from "zod/mini";
import { byKind } from "../by-kind.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { type FieldErrors, readDetails } from "../kinds/details.ts";
import type { DocumentName } from "../kinds/documents.ts";
import type { DecisionKind } from "./decision-kinds.ts";
import type { DecisionRow } from "./row.ts";
import { closeBooks } from "./rows/books.ts";
import { changeBranch, closeForDays } from "./rows/branches.ts";
import { refuseIdentity, settleClaim, verifyIdentity } from "./rows/identity.ts";
import { enterLicence } from "./rows/licence.ts";
import { changeLicence, correctLicence } from "./rows/licence-changes.ts";
import { closePayment, keepPayment, refundPayment } from "./rows/money.ts";
import { announceWork } from "./rows/notices.ts";
import { grantProgram } from "./rows/programs.ts";
import { changeContact, correctRecord } from "./rows/record.ts";
import { accreditInstructor, accreditSchool, withdrawCertificate } from "./rows/schools.ts";
import { grantRole } from "./rows/staff.ts";

/**
 * The registry of all kinds of decision. Forms, checks, and the rules on who can propose and who can approve a decision
 * all derive from it.
 *
 * @example
 * decisions.enter_licence.approval; // "decisions.approve"
 */
export const decisions = /* @__PURE__ */ byKind([
  verifyIdentity,
  refuseIdentity,
  settleClaim,
  correctRecord,
  changeContact,
  enterLicence,
  correctLicence,
  changeLicence,
  grantRole,
  refundPayment,
  closePayment,
  keepPayment,
  accreditSchool,
  accreditInstructor,
  withdrawCertificate,
  changeBranch,
  closeForDays,
  closeBooks,
  grantProgram,
  announceWork,
]) satisfies Record<DecisionKind, object>;

export type Decisions = typeof decisions;
/** The details of a decision after they have been validated. */
export type DecisionDetails<K extends DecisionKind> = z.output<Decisions[K]["details"]>;

/** Returns the definition of a kind of decision, with a type general enough for code that handles any kind. */
export const decisionRow = (kind: DecisionKind): DecisionRow => decisions[kind] as unknown as DecisionRow;

/**
 * Returns the documents to attach to a decision with the given ground.
 *
 * @example
 * evidenceFor("enter_licence", "old_register"); // ["register_page"]
 */
export const evidenceFor = (kind: DecisionKind, ground: string): readonly DocumentName[] =>
  (decisionRow(kind).evidence ?? [])
    .filter(({ grounds }) => grounds === undefined || grounds.includes(ground))
    .map(({ document }) => document);

/**
 * Returns the documents that can be attached to a decision: those that its ground asks for, and any other.
 *
 * @example
 * attachableTo("grant_role", "new_duties"); // ["supporting_document"]
 */
export const attachableTo = (kind: DecisionKind, ground: string): readonly DocumentName[] => [
  ...evidenceFor(kind, ground),
  "supporting_document",
];

/**
 * Parses the details of a decision and checks them against every rule for its kind. Used by both the form and the
 * server.
 *
 * @example
 * readDecision("change_contact", {}, "2026-11-23"); // { errors: { non_field_errors: ["…"] } }
 */
export function readDecision<K extends DecisionKind>(
  kind: K,
  answers: unknown,
  today: PlainDate,
): { readonly details: DecisionDetails<K> } | { readonly errors: FieldErrors } {
  const row = decisionRow(kind);
  const read = readDetails(row, answers, today);
  if ("errors" in read) return read;
  const errors = row.check?.(read.details) ?? {};
  return Object.keys(errors).length > 0 ? { errors } : { details: read.details as DecisionDetails<K> };
}

export const decisionStates = ["proposed", "in_force", "refused", "withdrawn", "reversed"] as const;
/**
 * The status of a decision, one of `decisionStates`. A proposed decision needs another person's approval. A withdrawn
 * proposal never took effect. A reversed decision was in force until another decision undid it.
 */
export type DecisionState = (typeof decisionStates)[number];
