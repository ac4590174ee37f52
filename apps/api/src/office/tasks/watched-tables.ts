import type { TaskKind } from "@kwan/domain/tasks";
import type { WatchedColumns, WatchedTables } from "../../platform/db/changes.ts";
import type { Tables } from "../../platform/db/tables.ts";

type Watched<T extends keyof Tables> = WatchedColumns<T> & { readonly kinds: readonly TaskKind[] };

/**
 * The columns that open, close or move tasks, by table, and the kinds of these tasks. A transaction that changes one of
 * them brings the tasks up to date before it is committed.
 */
export const watchedTables = {
  services: {
    kinds: ["review_application", "second_half"],
    id: "id",
    columns: ["status"],
    details: ["branch_id"],
    idle: { status: (status) => status === "draft" },
  },
  service_steps: { kinds: ["review_application", "second_half"], id: "application_id", columns: ["state"] },
  invoices: { kinds: ["review_application", "second_half"], id: "application_id", columns: ["status"] },
  update_requests: { kinds: ["decide_change_request"], id: "id", columns: ["status"] },
  drivers: {
    kinds: ["verify_identity", "settle_claim"],
    id: "id",
    columns: ["id_number", "is_id_verified"],
    idle: { id_number: (number) => number === null },
  },
  license_claims: { kinds: ["settle_claim"], id: "driver_id", columns: ["is_alike"] },
  claim_disputes: { kinds: ["settle_claim"], id: "driver_id", columns: ["settled_at"] },
  decisions: {
    kinds: ["approve_decision", "approve_accreditation", "accredit_instructor"],
    id: "id",
    // An instructor whom a school proposed has a task of their own until somebody proposes the accreditation.
    also: "subject_id",
    columns: ["state"],
    idle: { state: (state) => state !== "proposed" },
  },
  appeals: { kinds: ["appeal"], id: "id", columns: ["state", "withdrawal_id"] },
  payments: {
    kinds: ["resolve_payment"],
    id: "id",
    columns: ["mismatch", "flag_resolved_at"],
    idle: { mismatch: (mismatch) => mismatch === null },
  },
  instructors: {
    kinds: ["accredit_instructor"],
    id: "id",
    columns: ["proposed_by", "accredited_until", "declined_at"],
    idle: { proposed_by: (account) => account === null },
  },
  enquiries: {
    kinds: ["answer_question", "answer_administrators_question", "handle_complaint"],
    id: "id",
    columns: ["state", "desk", "text_sounds"],
    details: ["branch_id"],
  },
  class_records: {
    kinds: ["check_lesson"],
    id: "id",
    columns: ["is_verified", "instructor_signed_at", "check_outcome", "removed_at"],
    idle: { marks: (marks) => marks.length === 0 },
  },
} as const satisfies { readonly [T in keyof Tables]?: Watched<T> } & WatchedTables;
