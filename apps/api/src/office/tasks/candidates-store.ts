import { endStatuses } from "@kwan/domain";
import type { TaskKind } from "@kwan/domain/tasks";
import { sql } from "kysely";
import { isLessonToCheck } from "../../people/drivers/training-store.ts";
import type { Queries } from "../../platform/db/open.ts";
import { isProposed } from "./subjects-store.ts";

// Use literals. Otherwise, the condition does not match the partial index for the queue.
const proposedDecisions = (db: Queries) =>
  db.selectFrom("decisions").select("id").where("state", "=", "proposed").execute();

const applicationsAtWork = (db: Queries) =>
  db
    .selectFrom("services")
    .select("id")
    .where("submitted_at", "is not", null)
    .where("status", "not in", [...endStatuses, "draft" as const].map(sql.lit))
    .execute();

const openEnquiries = (db: Queries) =>
  db.selectFrom("enquiries").select("id").where("state", "=", sql.lit("open")).execute();

/**
 * The candidate records for each kind of task: a superset of the records on which someone has to act. The rows of the
 * task registry decide which of them need a task.
 */
const candidates: { readonly [K in TaskKind]: (db: Queries) => Promise<{ readonly id: string }[]> } = {
  review_application: applicationsAtWork,
  second_half: applicationsAtWork,
  decide_change_request: (db) =>
    db.selectFrom("update_requests").select("id").where("status", "=", "requested").execute(),
  verify_identity: (db) =>
    db
      .selectFrom("drivers")
      .select("id")
      .where("id_number", "is not", null)
      .where("is_id_verified", "=", false)
      .execute(),
  settle_claim: async (db) => {
    const unlike = await db
      .selectFrom("license_claims")
      .select("driver_id as id")
      .where("is_alike", "=", false)
      .execute();
    const disputed = await db
      .selectFrom("claim_disputes")
      .select("driver_id as id")
      .distinct()
      .where("settled_at", "is", null)
      .execute();
    return [...unlike, ...disputed];
  },
  approve_decision: proposedDecisions,
  approve_accreditation: proposedDecisions,
  accredit_instructor: (db) => db.selectFrom("instructors").select("id").where(isProposed).execute(),
  appeal: (db) => db.selectFrom("appeals").select("id").where("state", "=", sql.lit("open")).execute(),
  resolve_payment: (db) =>
    db
      .selectFrom("payments")
      .select("id")
      .where("mismatch", "is not", null)
      .where("flag_resolved_at", "is", null)
      .execute(),
  answer_question: openEnquiries,
  answer_administrators_question: openEnquiries,
  handle_complaint: openEnquiries,
  check_lesson: (db) => db.selectFrom("class_records").select("id").where(isLessonToCheck).execute(),
};

export const listCandidates = async (db: Queries, kind: TaskKind): Promise<string[]> =>
  (await candidates[kind](db)).map(({ id }) => id);
