import type { DecisionKind, DecisionState, Subject } from "@kwan/domain/decisions";
import { type Insertable, type Selectable, sql } from "kysely";
import { filesOfDecisions } from "../../people/drivers/identity-files-store.ts";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Decisions, Documents } from "../../platform/db/tables.ts";
import type { AccountId, DecisionId, DocumentId, DriverId, SubjectId } from "../../platform/ids.ts";

export interface DecisionFilter {
  readonly state?: DecisionState | undefined;
  readonly kind?: DecisionKind | undefined;
  readonly driver_id?: DriverId | undefined;
  readonly subject_id?: SubjectId | undefined;
  readonly subjects?: readonly Subject[] | undefined;
  readonly proposed_by?: AccountId | undefined;
}

/**
 * Whether the list is restricted to one subject. Lists about everyone leave out the decisions made by imports, which
 * have their own page.
 */
const isOfOne = ({ driver_id, subject_id }: DecisionFilter): boolean =>
  driver_id !== undefined || subject_id !== undefined;

function filtered(db: Queries, { state, kind, driver_id, subject_id, subjects, proposed_by }: DecisionFilter) {
  let query = db.selectFrom("decisions");
  if (state !== undefined) query = query.where("decisions.state", "=", state);
  if (kind !== undefined) query = query.where("decisions.kind", "=", kind);
  if (driver_id !== undefined) query = query.where("decisions.driver_id", "=", driver_id);
  if (subject_id !== undefined) query = query.where("decisions.subject_id", "=", subject_id);
  if (subjects !== undefined) query = query.where("decisions.subject", "in", subjects);
  if (proposed_by !== undefined) query = query.where("decisions.proposed_by", "=", proposed_by);
  return query;
}

interface EvidenceFile extends Pick<Documents, "document" | "name" | "type"> {
  readonly id: DocumentId;
  readonly uploaded_at: string;
}

/** Selects the name of the branch or school whose ID is this value. */
const nameOf = (table: "branches" | "schools", values: "before" | "after", field: string) =>
  sql<string | null>`(select named.name from ${sql.table(table)} as named
    where named.id = ${sql.ref(`decisions.${values}`)} ->> ${sql.lit(field)})`;

const detailed = (decisions: ReturnType<typeof filtered>) =>
  decisions
    .leftJoin("drivers", "drivers.id", "decisions.driver_id")
    .leftJoin("users as staff", (on) =>
      on.onRef("staff.id", "=", "decisions.subject_id").on("decisions.subject", "=", "staff"),
    )
    .leftJoin("schools", (on) =>
      on.onRef("schools.id", "=", "decisions.subject_id").on("decisions.subject", "=", "school"),
    )
    .leftJoin("payments", (on) =>
      on.onRef("payments.id", "=", "decisions.subject_id").on("decisions.subject", "=", "payment"),
    )
    .leftJoin("invoices", "invoices.id", "payments.invoice_id")
    .leftJoin("drivers as payers", "payers.id", "invoices.driver_id")
    .leftJoin("instructors", (on) =>
      on.onRef("instructors.id", "=", "decisions.subject_id").on("decisions.subject", "=", "instructor"),
    )
    .leftJoin("branches", (on) =>
      on.onRef("branches.id", "=", "decisions.subject_id").on("decisions.subject", "=", "branch"),
    )
    .leftJoin("programs", (on) =>
      on.onRef("programs.id", "=", "decisions.subject_id").on("decisions.subject", "=", "program"),
    )
    .leftJoin("appeals", (on) => on.onRef("appeals.decision_id", "=", "decisions.id").on("appeals.state", "=", "open"))
    .innerJoin("users as proposers", "proposers.id", "decisions.proposed_by")
    .leftJoin("branches as proposer_branches", "proposer_branches.id", "proposers.branch_id")
    .leftJoin("users as deciders", "deciders.id", "decisions.decided_by")
    .leftJoin("branches as decider_branches", "decider_branches.id", "deciders.branch_id")
    .selectAll("decisions")
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name", "appeals.id as open_appeal"])
    .select(
      sql<EvidenceFile[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', files.id, 'document', files.document,
        'name', files.name, 'type', files.type, 'uploaded_at', files.uploaded_at) order by files.uploaded_at, files.id), '[]')
        from (select documents.* from documents where ${filesOfDecisions}) as files)`.as("evidence"),
    )
    .select(["staff.first_name as staff_first_name", "staff.last_name as staff_last_name"])
    .select(["schools.name as school_name", "instructors.name as instructor_name", "branches.name as branch_name"])
    .select("programs.name as program_name")
    .select(["payments.reference as payment_reference", "payers.first_name as payer_first_name"])
    .select(["payers.last_name as payer_last_name"])
    .select([
      nameOf("branches", "before", "branch").as("branch_before"),
      nameOf("branches", "after", "branch").as("branch_after"),
      nameOf("schools", "before", "school").as("school_before"),
      nameOf("schools", "after", "school").as("school_after"),
    ])
    .select(["proposers.first_name as proposer_first_name", "proposers.last_name as proposer_last_name"])
    .select(["proposer_branches.name as proposer_branch", "decider_branches.name as decider_branch"])
    .select(["deciders.first_name as decider_first_name", "deciders.last_name as decider_last_name"]);

export const findDecision = (db: Queries, id: DecisionId) =>
  detailed(filtered(db, {})).where("decisions.id", "=", id).executeTakeFirst();

export type DecisionRecord = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

/** Locks a decision, so that two people cannot decide it at the same time. */
export const lockDecision = (tx: Tx, id: DecisionId) =>
  tx.selectFrom("decisions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof lockDecision>>>;

type NewDecision = Omit<Insertable<Decisions>, "details" | "before" | "after"> &
  Pick<Selectable<Decisions>, "before" | "after"> & { readonly details: object };

const decisionColumns = [
  ...(["id", "kind", "subject", "subject_id", "driver_id", "details", "ground", "reason", "state"] as const),
  ...(["needs_second", "before", "after", "proposed_by", "proposed_at", "decided_by", "decided_at"] as const),
  ...(["withdraws", "import_id"] as const),
] as const;

export const insertDecision = (tx: Tx, row: NewDecision): Promise<void> => insertDecisions(tx, [row]);

export async function insertDecisions(tx: Tx, rows: readonly NewDecision[]): Promise<void> {
  await tx
    .insertInto("decisions")
    .columns(decisionColumns)
    .expression(
      sql`select ${sql.join(decisionColumns.map((column) => sql.ref(column)))}
        from jsonb_populate_recordset(null::decisions, ${JSON.stringify(rows)}::jsonb)`,
    )
    .returning(["id", "subject_id", "state"])
    .execute();
}

/** Marks decisions that were in force as reversed. */
export async function markReversed(tx: Tx, ids: readonly DecisionId[], now: Date): Promise<void> {
  await tx
    .updateTable("decisions")
    .set({ state: "reversed", decided_at: now })
    .where("id", "=", sql<DecisionId>`any(${ids})`)
    .returning(["id", "subject_id"])
    .execute();
}

export const decisionsById = (db: Queries, ids: readonly DecisionId[]) =>
  db.selectFrom("decisions").selectAll().where("id", "=", sql<DecisionId>`any(${ids})`).execute();

/** Raises the version of a decision, because its evidence has changed. */
export async function bumpDecision(tx: Tx, id: DecisionId): Promise<void> {
  await tx
    .updateTable("decisions")
    .set((of) => ({ version: of("version", "+", 1) }))
    .where("id", "=", id)
    .returning("id")
    .execute();
}

/** Raises the version of the proposal to verify an identity, because the files of the document have changed. */
export async function bumpIdentityProposal(tx: Tx, driver_id: DriverId): Promise<void> {
  await tx
    .updateTable("decisions")
    .set((of) => ({ version: of("version", "+", 1) }))
    .where("subject_id", "=", driver_id)
    .where("kind", "=", "verify_identity")
    .where("state", "=", sql.lit("proposed" as const))
    .returning("id")
    .execute();
}

export async function closeDecision(
  tx: Tx,
  id: DecisionId,
  closed: { state: DecisionState; decided_at: Date; decided_by?: AccountId; refusal?: string },
): Promise<void> {
  await tx.updateTable("decisions").set(closed).where("id", "=", id).returning(["id", "subject_id"]).execute();
}

/** Removes the contact details from decisions about a person whose account is deleted. */
export async function eraseContacts(tx: Tx, driver_id: DriverId): Promise<void> {
  await tx
    .updateTable("decisions")
    .set({ details: "{}", before: "{}", after: "{}" })
    .where("driver_id", "=", driver_id)
    .where("kind", "=", "change_contact")
    .execute();
}

/**
 * Returns the sort order for a list of decisions: the longest-waiting proposals first, or the latest of all other
 * decisions first.
 */
const orderOf = ({ state }: DecisionFilter) =>
  ({
    sort: "decisions.proposed_at",
    id: "decisions.id",
    direction: state === "proposed" ? "asc" : "desc",
    kind: "moment",
  }) as const;

/** Selects the decisions about a driver that took effect, including those that have since been reversed. */
const tookEffect = (db: Queries, driver_id: DriverId) =>
  filtered(db, { driver_id }).where((of) => of("decisions.state", "in", ["in_force", "reversed"]));

const appealed = (decisions: ReturnType<typeof tookEffect>) =>
  decisions
    .leftJoin("appeals", "appeals.decision_id", "decisions.id")
    .selectAll("decisions")
    .select(["appeals.id as appeal_id", "appeals.state as appeal_state", "appeals.reasons", "appeals.made_at"])
    .select(["appeals.answer", "appeals.decided_at as answered_at"]);

/** Returns the decisions about a driver that the driver can read, latest first. */
export const listOwnDecisions = (db: Queries, driver_id: DriverId, request: PageRequest) =>
  listRows(
    appealed(tookEffect(db, driver_id)),
    { sort: "decisions.proposed_at", id: "decisions.id", direction: "desc", kind: "moment" },
    request,
    tookEffect(db, driver_id),
  );

export type OwnDecision = Awaited<ReturnType<typeof listOwnDecisions>>["rows"][number];

export const findOwnDecision = (db: Queries, driver_id: DriverId, id: DecisionId): Promise<OwnDecision> =>
  appealed(tookEffect(db, driver_id)).where("decisions.id", "=", id).executeTakeFirstOrThrow();

const listed = (db: Queries, filter: DecisionFilter) =>
  isOfOne(filter) ? filtered(db, filter) : filtered(db, filter).where("decisions.import_id", "is", null);

export const listDecisions = (db: Queries, filter: DecisionFilter, request: PageRequest) =>
  listRows(detailed(listed(db, filter)), orderOf(filter), request, listed(db, filter));
