import type { Status } from "../applications/statuses.ts";
import * as m from "../catalogues/messages.js";
import type { AppealState } from "../decisions/appeals.ts";
import type { DecisionState } from "../decisions/registry.ts";
import { daysOfDesk, type EnquiryDesk, scopeOfDesk } from "../enquiries/desks.ts";
import type { EnquiryState } from "../enquiries/states.ts";
import type { Tier } from "../fees/cost-items.ts";
import { inLanguage } from "../in-language.ts";
import type { Takes } from "../kinds/row.ts";
import { takesFor } from "../kinds/takes.ts";
import type { Scope } from "../people/scopes.ts";

/** The rules for a kind of task: who can do it, when it is needed, and by when. */
export interface TaskRow<State> {
  readonly title: string;
  /** The kind of record that the task is about. */
  readonly subject:
    | "application"
    | "update_request"
    | "driver"
    | "decision"
    | "appeal"
    | "payment"
    | "lesson"
    | "instructor"
    | "enquiry";
  /** The scope that a person needs to do the task. */
  readonly scope: Scope;
  /** Whether people at every branch see the task and may do it, although the scope is limited to a branch. */
  readonly is_everywhere?: true;
  /** Whether a record in this state needs work. The task is open for as long as this is true. */
  readonly isNeeded: (state: State) => boolean;
  /** The number of working days in which to do the task. */
  readonly daysFor: (state: State) => number;
  /** The path of the page where the task is done, with placeholders for the IDs of the record and its driver. */
  readonly page: string;
}

/** The facts about an application that its task depends on. */
export interface ApplicationState {
  readonly status: Status;
  readonly owes: boolean;
  readonly tests_passed: boolean;
  readonly tier: Tier;
  readonly takes: Takes;
  /** The office's own applications hang on a decision, which has a task of its own. */
  readonly filed_by: "applicant" | "office";
  /** Whether the next duty is for somebody other than the officer who did the one before. */
  readonly waits_for_second: boolean;
}

/** Whether an application waits for an officer. */
const needsOfficer = ({ status, owes, tests_passed, filed_by }: ApplicationState): boolean =>
  // Applications whose cards are being printed or are ready to collect need no officer.
  filed_by === "applicant" &&
  (status === "paid" ||
    status === "in_review" ||
    (status === "testing" && tests_passed) ||
    (status === "approved" && !owes));

/** The statuses at which an application can wait for an officer. */
export const taskStatuses = ["paid", "in_review", "testing", "approved"] as const satisfies readonly Status[];

/** The facts about a question or a complaint that its task depends on. */
interface EnquiryTaskState {
  readonly state: EnquiryState;
  readonly desk: EnquiryDesk;
}

/** For each kind of task, the state of the record that decides whether the task is open. */
export interface TaskStates {
  readonly review_application: ApplicationState;
  readonly second_half: ApplicationState;
  readonly decide_change_request: { readonly status: "requested" | "approved" | "rejected" };
  readonly verify_identity: { readonly has_number: boolean; readonly is_verified: boolean };
  readonly settle_claim: { readonly is_unlike: boolean; readonly is_disputed: boolean };
  readonly approve_decision: { readonly state: DecisionState; readonly approval: Scope | null };
  readonly appeal: { readonly state: AppealState; readonly has_withdrawal: boolean };
  readonly resolve_payment: { readonly is_flagged: boolean; readonly is_resolved: boolean };
  readonly check_lesson: { readonly is_waiting: boolean };
  readonly accredit_instructor: { readonly is_proposed: boolean; readonly has_decision: boolean };
  readonly approve_accreditation: { readonly state: DecisionState; readonly approval: Scope | null };
  readonly answer_question: EnquiryTaskState;
  readonly answer_administrators_question: EnquiryTaskState;
  readonly handle_complaint: EnquiryTaskState;
}

/** A key of `tasks`: the name of a kind of task. */
export type TaskKind = keyof TaskStates;

// @__NO_SIDE_EFFECTS__
const row = <State>(title: () => string, rest: Omit<TaskRow<State>, "title">): TaskRow<State> =>
  inLanguage({ title }, rest) as TaskRow<State>;

// @__NO_SIDE_EFFECTS__
const enquiry = (title: () => string, desk: EnquiryDesk): TaskRow<EnquiryTaskState> =>
  row(title, {
    subject: "enquiry",
    scope: scopeOfDesk[desk],
    isNeeded: (enquiry) => enquiry.state === "open" && enquiry.desk === desk,
    daysFor: () => daysOfDesk[desk],
    page: "/enquiries/{subject}",
  });

/**
 * The registry of all kinds of task. Queues, deadlines, and the rules on who can do what derive from it.
 *
 * @example
 * tasks.verify_identity.isNeeded({ has_number: true, is_verified: false }); // true
 */
export const tasks: { readonly [K in TaskKind]: TaskRow<TaskStates[K]> } = {
  review_application: /* @__PURE__ */ row(m.tasks_review_application, {
    subject: "application",
    scope: "applications.work",
    isNeeded: (state) => needsOfficer(state) && !state.waits_for_second,
    daysFor: (state) => takesFor(state, state.tier).max_days,
    page: "/office/{subject}",
  }),
  second_half: /* @__PURE__ */ row(m.tasks_second_half, {
    subject: "application",
    scope: "applications.work",
    // A branch may have one officer only, who has done the first half.
    is_everywhere: true,
    isNeeded: (state) => needsOfficer(state) && state.waits_for_second,
    daysFor: () => 3,
    page: "/office/{subject}",
  }),
  decide_change_request: /* @__PURE__ */ row(m.tasks_decide_change_request, {
    subject: "update_request",
    scope: "changes.decide",
    isNeeded: ({ status }) => status === "requested",
    daysFor: () => 5,
    page: "/review/update-requests/{subject}",
  }),
  verify_identity: /* @__PURE__ */ row(m.tasks_verify_identity, {
    subject: "driver",
    scope: "identities.verify",
    isNeeded: ({ has_number, is_verified }) => has_number && !is_verified,
    daysFor: () => 5,
    page: "/desk/{subject}",
  }),
  settle_claim: /* @__PURE__ */ row(m.tasks_settle_claim, {
    subject: "driver",
    scope: "decisions.propose",
    // The claimer has another name than the record and no verified identity, or another account claims the licence, too.
    isNeeded: ({ is_unlike, is_disputed }) => is_unlike || is_disputed,
    daysFor: () => 5,
    page: "/desk/{subject}",
  }),
  approve_decision: /* @__PURE__ */ row(m.tasks_approve_decision, {
    subject: "decision",
    scope: "decisions.approve",
    // Proposals that must be approved by people with a different scope are listed on another page.
    isNeeded: ({ state, approval }) => state === "proposed" && approval === "decisions.approve",
    daysFor: () => 3,
    page: "/decisions",
  }),
  appeal: /* @__PURE__ */ row(m.tasks_appeal, {
    subject: "appeal",
    scope: "appeals.decide",
    // While there is a proposal to reverse the decision, only the proposal has a task, not the appeal.
    isNeeded: ({ state, has_withdrawal }) => state === "open" && !has_withdrawal,
    daysFor: () => 10,
    page: "/appeals/{subject}",
  }),
  resolve_payment: /* @__PURE__ */ row(m.tasks_resolve_payment, {
    subject: "payment",
    scope: "payments.resolve",
    isNeeded: ({ is_flagged, is_resolved }) => is_flagged && !is_resolved,
    daysFor: () => 2,
    page: "/office/money",
  }),
  check_lesson: /* @__PURE__ */ row(m.tasks_check_lesson, {
    subject: "lesson",
    scope: "schools.accredit",
    // The trainee has confirmed a lesson that is unusual, and no officer has looked at it.
    isNeeded: ({ is_waiting }) => is_waiting,
    daysFor: () => 5,
    page: "/school/class-records?check=true",
  }),
  accredit_instructor: /* @__PURE__ */ row(m.tasks_accredit_instructor, {
    subject: "instructor",
    scope: "schools.accredit",
    // While there is a proposal to accredit the instructor, only the proposal has a task.
    isNeeded: ({ is_proposed, has_decision }) => is_proposed && !has_decision,
    daysFor: () => 5,
    page: "/schools?instructor={subject}",
  }),
  approve_accreditation: /* @__PURE__ */ row(m.tasks_approve_accreditation, {
    subject: "decision",
    scope: "schools.approve",
    isNeeded: ({ state, approval }) => state === "proposed" && approval === "schools.approve",
    daysFor: () => 3,
    page: "/decisions",
  }),
  answer_question: /* @__PURE__ */ enquiry(m.tasks_answer_question, "branch"),
  answer_administrators_question: /* @__PURE__ */ enquiry(m.tasks_answer_administrators_question, "administrators"),
  // Nobody sees it who is named in the complaint or has a part in the matter. If that leaves nobody, administrators do.
  handle_complaint: /* @__PURE__ */ enquiry(m.tasks_handle_complaint, "complaints"),
};

export const taskKinds = Object.keys(tasks) as [TaskKind, ...TaskKind[]];

/** Returns the definition of a kind of task, with a type general enough for code that handles any kind. */
export const taskRow = (kind: TaskKind): TaskRow<unknown> => tasks[kind] as TaskRow<unknown>;

/**
 * Returns the path of the page where a task is done.
 *
 * @example
 * pageOfTask({ kind: "review_application", subject_id: "srv_1" }); // "/office/srv_1"
 */
export const pageOfTask = ({ kind, subject_id }: { readonly kind: TaskKind; readonly subject_id: string }): string =>
  tasks[kind].page.replace("{subject}", encodeURIComponent(subject_id));
