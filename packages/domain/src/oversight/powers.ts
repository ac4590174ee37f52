import type { Action } from "../applications/transitions.ts";
import {
  accountOfTheOwner,
  applicationRecords,
  columns,
  endOfCase,
  identityColumns,
  identityNote,
  names,
  recordColumns,
  rights,
} from "./columns.ts";
import { enquiryPowers } from "./enquiry-powers.ts";
import { type Power, power, stays } from "./power.ts";
import { schoolPowers } from "./school-powers.ts";

const appeal = "The applicant appeals; a colleague who took no part decides.";

/**
 * The powers of staff and driving schools, each named once. A call that writes names its power in the contract. What a
 * decision may do is in `decisionPowers`.
 */
export const powers = {
  file_application: power(
    "An application for somebody at the counter",
    applicationRecords,
    "The applicant cancels it.",
    {
      told: "The invoice, and what comes next.",
      follows: ["decisions+", "documents.decision_id"],
    },
  ),
  fill_in_application: power(
    "The answers of an application that has not been sent",
    ["services", "service_steps", "service_history+"],
    "It is filled in again until it is sent.",
  ),
  bill_application: power(
    "The invoice of an application",
    ["invoices", "invoice_lines", "services"],
    "It expires or is cancelled if it is not paid.",
    { told: "The invoice." },
  ),
  attach_document: power("A document of an application", ["documents"], "It is replaced until it is checked."),
  judge_document: power(
    "Whether a document is accepted",
    columns("documents", "status", "reason", "field", "reviewed_by", "reviewed_at"),
    "It is checked again.",
    {
      ground: "reason",
      told: "Which document is needed again, and why.",
      follows: applicationRecords,
    },
  ),
  advance_application: power(
    "The progress of an application that has been decided, or whose review begins",
    applicationRecords,
    "The card is recalled.",
    { told: "What comes next." },
  ),
  ask_applicant: power("A question to the applicant", applicationRecords, "The applicant answers.", {
    ground: "reason",
    told: "What is missing.",
  }),
  decide_application: power(
    "Approval of an application: the licence, the permit or the record that it asks for",
    [...rights, ...recordColumns],
    "Another decision of two people corrects it.",
    {
      people: "filer_and_one",
      evidence: "The documents of the service, each accepted",
      told: "That the application is approved, and what comes next.",
      follows: [...applicationRecords, ...accountOfTheOwner],
    },
  ),
  end_application: power(
    "Rejection or cancellation of an application, and whether its money goes back",
    [...applicationRecords, "services.settlement"],
    appeal,
    {
      ground: "coded",
      told: "That it has ended, why, what happens to the money, and how to appeal.",
      // An earlier refusal of a refund no longer counts once the application has ended.
      narrows: endOfCase,
      follows: ["payments.mismatch", "payments.flagged_at", "decisions+"],
    },
  ),
  recall_card: power("A card that is void before it is handed over", applicationRecords, "It is approved again.", {
    ground: "reason",
    told: "That the card is not ready yet, and why.",
  }),
  hand_over_card: power(
    "The hand-over of a card, and with some services the licence or the permit itself",
    [...rights, ...recordColumns],
    stays,
    {
      people: "two",
      evidence: "The approval by a colleague",
      told: "That the application is complete.",
      follows: [...applicationRecords, ...accountOfTheOwner],
    },
  ),
  record_step: power(
    "A step of an application",
    ["service_steps", "services.decided_classes"],
    "It is recorded again.",
    {
      follows: applicationRecords,
    },
  ),
  record_practical_test: power("The result of a practical test", ["practical_tests+"], stays, {
    follows: applicationRecords,
    told: "The result.",
  }),
  record_eye_test: power("The result of an eye test", ["eye_tests+"], stays, { follows: applicationRecords }),
  keep_appointments: power(
    "An appointment for somebody at the counter",
    ["appointments"],
    "It is moved or cancelled.",
    {
      told: "When and where it is.",
      follows: applicationRecords,
    },
  ),
  open_record: power("Which records of other branches an officer has opened", ["openings", "file_openings"], stays, {
    ground: "reason",
  }),
  hand_out_data: power("Nothing; it makes a copy of somebody's data", [], stays, { ground: "reason" }),
  register_person: power(
    "The record of somebody who has no account",
    ["drivers+"],
    "A decision of two people corrects it.",
    {
      evidence: null,
      follows: ["file_openings", ...identityColumns, identityNote],
    },
  ),
  attach_identity: power(
    "The file of an identity document that nobody has checked",
    ["documents"],
    "It is replaced until it is checked.",
  ),
  decide_change_request: power(
    "A record, as its owner asks",
    recordColumns,
    "Another request, or a decision of two people.",
    {
      people: "filer_and_one",
      evidence: "The owner's request and its affidavit",
      ground: "reason",
      told: "That the record is changed or, if not, why and how to appeal.",
      follows: ["update_requests", ...columns("users", ...names)],
    },
  ),
  share_out_tasks: power("Who works on a task", ["tasks"], "It is released or given to somebody else.", {
    ground: "reason",
  }),
  ...enquiryPowers,
  write_note: power("A note among staff", ["notes+"], stays),
  decide_appeal: power("The result of an appeal", ["appeals"], "None: the courts decide.", {
    people: "uninvolved_one",
    ground: "reason",
    told: "The result and the reason.",
    follows: [...applicationRecords, "update_requests", "decisions"],
  }),
  add_evidence: power("The files of a proposal", ["documents+"], "The proposal is withdrawn."),
  withdraw_proposal: power("A proposal of one's own", ["decisions"], "It is proposed again.", {
    ground: "reason",
    follows: ["appeals", ...applicationRecords],
  }),
  prepare_import: power(
    "A file of licences that waits for another person",
    ["imports", "import_rows"],
    "The import is stopped.",
  ),
  run_import: power("Licences and people from a checked file", ["licenses"], "The import is undone, by two people.", {
    people: "two",
    evidence: "The file",
    follows: ["imports", "import_rows", "decisions", "drivers"],
    told: "That a licence was entered, and how to appeal.",
  }),
  stop_import: power("An import that is at work", ["imports"], "It is started again."),
  ...schoolPowers,
  add_branch: power("A branch that is not open", ["branches+"], stays),
  open_staff_account: power("A staff account that is not active", ["users+"], "It stays inactive.", {
    follows: ["decisions"],
  }),
  narrow_staff_account: power(
    "The end of a staff account, or its limit to one branch",
    [],
    "Two administrators give it back.",
    {
      told: "Nothing on the account itself; every other administrator is told.",
      narrows: ["users.is_active", "users.branch_id"],
      follows: ["decisions+"],
    },
  ),
  add_program: power("A program that can read nothing yet", ["programs+"], "It stays without access."),
  issue_program_secret: power(
    "The secret with which a program that two administrators have approved gets its tokens",
    ["program_secrets+", "program_secrets-"],
    "The access of the program is removed.",
    { told: "Every other administrator is told.", follows: ["program_secrets.expires_at", "programs.version"] },
  ),
  end_program: power(
    "The end of a program's access",
    ["program_secrets-", "program_tokens-"],
    "Two administrators give it back.",
    {
      ground: "reason",
      told: "Every other administrator is told.",
      narrows: columns("programs", "is_active", "scopes", "budget"),
      follows: ["programs.version"],
    },
  ),
  post_notice: power("A notice that everybody reads", ["notices+"], "It is ended.", { told: "Everybody." }),
  end_notice: power(
    "The end of a notice before its time",
    columns("notices", "ended_at", "ended_by"),
    "It is posted again.",
  ),
  retry_message: power("When a message is sent again", ["messages"], stays),
} as const satisfies Readonly<Record<string, Power>>;

export type PowerName = keyof typeof powers;

/** The power behind each action on an application, if a member of staff can take it. */
export const actionPowers: Readonly<Record<Action, PowerName | null>> = {
  edit: "fill_in_application",
  submit: "file_application",
  reopen: "fill_in_application",
  pay: null,
  reverse_payment: null,
  start_review: "advance_application",
  ask_for_more: "ask_applicant",
  resubmit: "file_application",
  open_tests: "decide_application",
  take_tests: null,
  approve: "decide_application",
  produce: "advance_application",
  mark_ready: "advance_application",
  recall: "recall_card",
  hand_over: "hand_over_card",
  complete: "decide_application",
  reject: "end_application",
  reinstate: null,
  cancel: "end_application",
};
