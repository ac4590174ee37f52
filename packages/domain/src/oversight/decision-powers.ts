import type { DecisionKind } from "../decisions/decision-kinds.ts";
import { decisionRow } from "../decisions/registry.ts";
import { documents } from "../kinds/documents.ts";
import {
  applicationRecords,
  columns,
  endOfCase,
  identityCheck,
  identityColumns,
  identityNote,
  names,
  recordColumns,
} from "./columns.ts";
import { type Power, power } from "./power.ts";

/** What a kind of decision writes, and what the person concerned reads. All else is in the table of decisions. */
type DecisionPower = Pick<Power, "writes" | "told"> & Partial<Pick<Power, "follows">>;

const inForce = "That the decision is in force, its ground, and how to appeal.";

const decisionRights: Readonly<Record<DecisionKind, DecisionPower>> = {
  verify_identity: {
    writes: identityCheck,
    told: inForce,
    // Whoever has claimed a licence is a driver once their identity is verified.
    follows: [identityNote, "documents.decision_id", "users.role"],
  },
  refuse_identity: {
    writes: identityColumns,
    told: "What is wrong with the document, what to do, and how to appeal.",
    follows: [identityNote, "documents.decision_id"],
  },
  settle_claim: {
    writes: ["licenses", "license_claims", "claim_disputes", ...columns("users", "driver_id"), "drivers.user_id"],
    told: "Both accounts: whose licence it is, and what to do next.",
    follows: [
      "users.role",
      "endorsements.driver_id",
      "drivers",
      ...applicationRecords,
      "shares",
      "documents",
      "delivery_locations",
    ],
  },
  correct_record: {
    writes: recordColumns,
    told: inForce,
    follows: columns("users", ...names),
  },
  change_contact: {
    writes: columns(
      "users",
      "email",
      "phone_number",
      "pending_email",
      "pending_phone_number",
      "is_email_verified",
      "is_phone_verified",
    ),
    told: `${inForce} The old contact is warned.`,
  },
  enter_licence: { writes: ["licenses"], told: inForce, follows: ["users.role"] },
  correct_licence: { writes: ["licenses"], told: inForce },
  change_licence: {
    writes: ["endorsements"],
    told: "What is taken away, from when until when, the order, and how to appeal.",
    follows: [...applicationRecords, "payments.mismatch", "payments.flagged_at"],
  },
  grant_role: {
    writes: ["users.role", "users.branch_id", "users.school_id", "users.is_active"],
    told: "That the account has new rights.",
  },
  refund_payment: { writes: ["refunds+", "entries+"], told: "That the money is on its way." },
  close_payment: {
    writes: endOfCase,
    told: "What became of the payment, and how to object.",
  },
  keep_payment: { writes: endOfCase, told: "Why there is no refund." },
  accredit_school: { writes: ["schools.accredited_since", "schools.accredited_until"], told: null },
  accredit_instructor: { writes: ["instructors.accredited_since", "instructors.accredited_until"], told: null },
  withdraw_certificate: {
    writes: columns("enrolments", "certificate_withdrawn_at", "withdrawal_notice"),
    told: "That the certificate is withdrawn, why, and how to appeal. The school is told as well.",
  },
  change_branch: {
    writes: [
      ...["name", "region", "city", "lat", "lon", "is_approximate", "phone_number", "digital_address", "opening_hours"],
      ...["is_test_centre", "is_open", "services"],
    ].map((column) => `branches.${column}`),
    told: null,
  },
  close_for_days: {
    writes: ["branch_closures"],
    // A job does that, and not the person who approves.
    told: "People who have an appointment on one of the days: that it is cancelled, why, and how to book another.",
  },
  close_books: { writes: ["books.closed_until"], told: null },
  grant_program: {
    writes: columns("programs", "scopes", "budget", "is_active"),
    told: null,
    follows: ["programs.version"],
  },
  announce_work: { writes: ["planned_works"], told: "Everybody, from 48 hours before." },
};

/**
 * Returns the power of a kind of decision: the people, documents and grounds of its row, and what it writes. To reverse
 * it takes the same.
 *
 * @example
 * decisionPower("enter_licence").people; // "two"
 */
export function decisionPower(kind: DecisionKind): Power {
  const { title, approval, may_be_alone, evidence = [], is_final } = decisionRow(kind);
  const names = [...new Set(evidence.map(({ document }) => documents[document].title))];
  const { writes, ...more } = decisionRights[kind];
  return power(title, writes, is_final ?? "The decision is reversed, by as many people.", {
    people: approval === null ? "one" : may_be_alone ? "filer_and_one" : "two",
    // A decision of one person takes effect before anybody can attach a file.
    evidence: (approval !== null && names.join(" / ")) || null,
    ground: "coded",
    ...more,
  });
}
