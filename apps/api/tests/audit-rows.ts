import type { Act } from "@kwan/domain/oversight";
import { sql } from "kysely";
import type { Database } from "../src/platform/db/open.ts";

/** The fields of a licence, whose row is recorded as a whole. */
const card =
  "certificate_number classes driver_id expires_on is_card_blocked is_commercial issue issued_on number processing_centre renewed_on restrictions";
const changedCard = [`driver: ${card} → ${card}`];
const person =
  "address blood_group date_of_birth email first_name id last_name nationality nationality_label occupation other_name phone_number sex user_id";
const moved = ["service: status → reason status ground? settlement? decision?"];
const refusedCode = ["code", "reset_token", "setup", "share"].flatMap((of) => [
  `${of}: - → -`,
  `${of}: - → more of since`,
]);
const counts =
  "checked decided differs imported invalid kept new refused repeated rows same state? unclear undone made_by?";
const endedAppeal = [
  "driver: - → appeal decision kind reason",
  "driver: - → appeal application reason",
  "driver: - → appeal update_request reason",
];
const proposal = "decision kind reason";
const decided = ["books", "branch", "driver", "instructor", "notice_board", "program", "school", "user"];
/** What a decision does, and the same values after its reversal. */
const inForce = [
  "branch: … → decision kind …",
  "driver: … → decision kind …",
  "user: branch role school → branch decision kind role school",
  "payment: amount → amount decision kind",
  "payment: outcome → decision kind outcome",
  "payment: answer → answer decision kind",
  "school: until → decision kind until",
  "instructor: until → decision kind until",
  "books: closed_until → closed_until decision kind",
  "program: budget scopes → budget decision kind scopes",
  "notice_board: … → decision kind …",
];
const ofPayment = "payment: invoice invoice_status status";
const ofRefund = "decision pesewas problem refund";

/**
 * The rows that an act may leave in the audit log: the entity, the fields of the values before, and those after. "-" means
 * that there are no values, "…" stands for one or more fields, and a field with "?" may be missing. Acts that are not listed
 * are not compared.
 */
const auditRows: Readonly<Partial<Record<Act, readonly string[]>>> = {
  // Accounts and sessions
  sign_up: ["user: - → role"],
  log_in: ["user: - → -"],
  log_out: ["user: - → -"],
  log_in_failed: ["user: - → -", "user: - → more of since"],
  password_refused: ["user: - → -", "user: - → more of since"],
  code_refused: refusedCode,
  refused: ["call: - → -", "call: - → more of since"],
  reset_password: ["user: - → -"],
  update_account: ["user: - → cancelled contacts password username? language?"],
  change_contact: ["user: contact → contact"],
  // An empty change of preferences is recorded, too.
  change_preferences: ["user: - → …", "user: - → language?"],
  change_role: ["user: role → role reason?"],
  end_session: ["user: - → -"],
  end_other_sessions: ["user: - → -"],
  ask_for_deletion: ["user: - → deletes_at"],
  cancel_deletion: ["user: deletes_at → -"],
  delete_account: ["user: asked_for driver role → -"],
  create_staff: ["user: - → branch_id role school_id approval?"],
  change_staff: ["user: branch_id is_active role school_id → branch_id is_active role school_id"],
  download_data: ["driver_data: - → reason"],
  // People's records
  create_driver: [`driver: - → ${person}`],
  register_driver: [`driver: - → ${person} id_type is_another_person`],
  set_identification: ["driver: id_type → id_type"],
  upload_identity: ["driver: - → document kind sha256", "driver: document → document kind sha256"],
  request_change: ["update_request: - → driver fields"],
  approved_change: ["driver: … → …"],
  rejected_change: ["driver: … → reason"],
  record_eye_test: ["driver: - → is_passed tested_on reason?"],
  block_card: ["driver: - → issue"],
  share_license: ["driver: - → share"],
  withdraw_share: ["driver: - → share"],
  open_file: ["driver: - → reason"],
  write_note: ["driver: - → note sha256", "service: - → note sha256"],
  issue_license: [`driver: - → ${card}`],
  issue_learners_license: ["driver: - → -", ...changedCard],
  renew_learners_license: ["driver: - → -", ...changedCard],
  add_class: changedCard,
  allow_commercial: changedCard,
  move_record: changedCard,
  new_card: changedCard,
  note_renewal: changedCard,
  renew_hazard_permit: changedCard,
  issue_hazard_permit: changedCard,
  issue_international_permit: changedCard,
  report_proficiency: changedCard,
  reprint_card: changedCard,
  upgrade_class: changedCard,
  // Applications
  // Applications that are made up for a large database have no values.
  file_service: ["service: - → driver_id kind", "service: - → -"],
  change_service: ["service: - → fields"],
  move_service: ["service: branch_id → branch_id"],
  open_application: ["service: - → reason"],
  choose_category: ["service: - → gearbox license_class"],
  record_step: ["service: - → state step classes?"],
  service_approve: moved,
  service_ask_for_more: moved,
  service_cancel: moved,
  service_complete: moved,
  service_hand_over: moved.map((row) => `${row} handed_to document_shown?`),
  service_mark_ready: moved,
  service_open_tests: moved,
  service_pay: moved,
  service_produce: moved,
  service_reject: moved,
  service_reopen: moved,
  service_reverse_payment: moved,
  service_start_review: moved,
  service_submit: moved,
  upload_document: ["service: - → document kind sha256", "service: document → document kind sha256"],
  delete_document: ["service: document kind sha256 → -", "driver: document kind sha256 → -"],
  review_document: ["service: document reason status → document field kind reason sha256 status"],
  book_appointment: ["appointment: - → place slot_id"],
  move_appointment: ["appointment: slot_id → slot_id"],
  cancel_appointment: ["appointment: - → -"],
  create_delivery: ["delivery: - → service"],
  change_delivery: ["delivery: - → fields"],
  start_theory_test: ["service: - → attempt part"],
  finish_theory_test: ["service: - → attempt is_passed part right"],
  // The authority's own work
  create_branch: ["branch: - → code name"],
  create_program: ["program: - → name team"],
  issue_program_secret: ["program: - → secret"],
  end_program: ["program: budget scopes → reason"],
  post_notice: ["notice: - → hours text_en text_fr tone"],
  end_notice: ["notice: - → -"],
  claim_task: ["task: - → claimed_by"],
  assign_task: ["task: claimed_by → claimed_by reason?"],
  release_task: ["task: claimed_by → -"],
  retry_message: ["message: last_error state tries → state"],
  // Money
  draw_up_invoice: ["service: - → invoice number total_pesewas"],
  pay_invoice: [`${ofPayment} → receipt status`],
  end_payment: [`${ofPayment} → status`],
  reverse_payment: [`${ofPayment} → status`],
  flag_payment: [
    `${ofPayment} → amount_pesewas mismatch refund`,
    `${ofPayment} → amount_pesewas currency mismatch`,
    "payment: mismatch status → mismatch pesewas refund rule",
  ],
  send_refund: [`payment: - → ${ofRefund}`],
  refund_refused: [`payment: - → ${ofRefund}`, `payment: refund state → ${ofRefund} state`],
  ask_for_refund: ["payment: mismatch → mismatch"],
  add_evidence: ["driver", "user", "school", "instructor", "branch"].map(
    (of) => `${of}: - → decision document kind sha256`,
  ),
  propose_decision: [
    "branch: … → decision ground kind reason …",
    "driver: … → decision ground kind reason …",
    "user: … → decision ground kind reason …",
    "payment: amount → amount decision ground kind reason",
    "payment: outcome → decision ground kind outcome reason",
    "payment: answer → answer decision ground kind reason",
    "school: until → decision ground kind reason until",
    "instructor: until → decision ground kind reason until",
    "books: closed_until → closed_until decision ground kind reason",
    "program: budget scopes → budget decision ground kind reason scopes",
    "notice_board: … → decision ground kind reason …",
  ],
  put_decision_in_force: inForce,
  reverse_decision: inForce,
  propose_reversal: ["branch", "driver", "instructor", "notice_board", "school", "user"].map(
    (each) => `${each}: - → ${proposal} withdraws`,
  ),
  move_claim: ["driver: account → account driver"],
  refuse_decision: decided.map((each) => `${each}: - → ${proposal}`),
  withdraw_proposal: [...decided, "payment"].map((each) => `${each}: - → ${proposal}`),
  appeal_decision: ["driver: - → appeal decision kind"],
  appeal_rejection: ["driver: - → appeal application", "driver: - → appeal update_request"],
  allow_appeal: endedAppeal,
  reject_appeal: endedAppeal,
  // Imports
  start_import: ["import: - → name rows sha256 what"],
  set_date_order_of_import: ["import: - → date_order"],
  resolve_import_row: ["import: choice row → choice driver row"],
  run_import: [`import: - → ${counts}`],
  end_check_of_import: [`import: - → ${counts}`],
  finish_import: [`import: - → ${counts}`],
  finish_undoing_import: [`import: - → ${counts}`],
  stop_import: ["import: state → imported refused state"],
  ask_to_undo_import: ["import: - → reason"],
  undo_import: ["import: state → asked_by reason"],
  remove_imported_driver: ["driver: date_of_birth first_name last_name → -"],
};

interface Row {
  readonly action: string;
  readonly entity: string;
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
  readonly empty: readonly string[] | null;
}

/** Whether the fields are those of a pattern, such as "role reason?". */
function hasFields(fields: readonly string[] | null, pattern: string): boolean {
  if (pattern === "-") return fields === null;
  const names = pattern.split(" ");
  const needed = names.filter((name) => name !== "…" && !name.endsWith("?"));
  const more = (fields ?? []).filter((name) => !names.includes(name) && !names.includes(`${name}?`));
  return needed.every((name) => fields?.includes(name)) && more.length > 0 === names.includes("…");
}

const isLike = ({ entity, before, after }: Row, pattern: string): boolean => {
  const [, of = "", was = "", is = ""] = /^(\w+): (.+) → (.+)$/.exec(pattern) ?? [];
  return entity === of && hasFields(before, was) && hasFields(after, is);
};

const inWords = ({ action, entity, before, after, empty }: Row): string =>
  `${action} of ${entity}: ${before?.join(" ") ?? "-"} → ${after?.join(" ") ?? "-"}${empty ? ` (empty: ${empty.join(" ")})` : ""}`;

/**
 * Returns the rows of the audit log that say something else than they should: without an act or entity, with an empty
 * value, or with other fields than their act has. Rows that a test has made up are about a "thing".
 */
export async function strangeAuditRows({ kysely }: Pick<Database, "kysely">): Promise<string[]> {
  const fieldsOf = (column: "before" | "after") =>
    sql`case when jsonb_typeof(${sql.ref(column)}) = 'object'
      then array(select jsonb_object_keys(${sql.ref(column)}) order by 1) end`;
  const { rows } = await sql<Row>`
    select distinct action, entity, ${fieldsOf("before")} as before, ${fieldsOf("after")} as after,
      (select array_agg(key) from jsonb_each(case when jsonb_typeof(after) = 'object' then after end)
        where value = '""' and key <> 'reason') as empty
    from audit where entity <> 'thing'`.execute(kysely);
  return rows
    .filter((row) => {
      const patterns = auditRows[row.action as Act];
      return !row.action || !row.entity || row.empty || (patterns && !patterns.some((each) => isLike(row, each)));
    })
    .map(inWords)
    .sort();
}
