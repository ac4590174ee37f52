import { describe, expect, it } from "vitest";
import { officeTurn } from "../applications/office-words.ts";
import { statuses } from "../applications/statuses.ts";
import { type ApplicationState, pageOfTask, taskKinds, tasks } from "./registry.ts";

const application = (changes: Partial<ApplicationState>): ApplicationState => ({
  status: "paid",
  owes: false,
  tests_passed: false,
  tier: "standard",
  takes: { min_days: 5, max_days: 10 },
  filed_by: "applicant",
  waits_for_second: false,
  ...changes,
});

describe("tasks [R-AUT-09]", () => {
  it("wait while it is the office's turn, and after the tests if an officer has to approve", () => {
    const { isNeeded } = tasks.review_application;
    expect(statuses.filter((status) => isNeeded(application({ status })))).toEqual(officeTurn);
    expect(isNeeded(application({ status: "testing", tests_passed: true }))).toBe(true);
    expect(isNeeded(application({ status: "approved", owes: true }))).toBe(false);
  });

  it("become the second half if the next duty is for a colleague, whom any branch may send [R-AUT-19]", () => {
    const state = application({ status: "in_review", waits_for_second: true });
    expect(tasks.review_application.isNeeded(state)).toBe(false);
    expect(tasks.second_half.isNeeded(state)).toBe(true);
    expect(tasks.second_half.isNeeded({ ...state, status: "action_required" })).toBe(false);
    expect(tasks.second_half.is_everywhere).toBe(true);
  });

  it("are due in the days that a kind takes, or sooner for people who paid for it", () => {
    const { daysFor } = tasks.review_application;
    expect(daysFor(application({}))).toBe(10);
    expect(daysFor(application({ tier: "premium" }))).toBe(3);
    expect(daysFor(application({ tier: "prestige" }))).toBe(1);
  });

  it("of the other kinds wait until they are decided", () => {
    expect(tasks.decide_change_request.isNeeded({ status: "requested" })).toBe(true);
    expect(tasks.decide_change_request.isNeeded({ status: "approved" })).toBe(false);
    expect(tasks.verify_identity.isNeeded({ has_number: true, is_verified: false })).toBe(true);
    expect(tasks.verify_identity.isNeeded({ has_number: true, is_verified: true })).toBe(false);
    expect(tasks.verify_identity.isNeeded({ has_number: false, is_verified: false })).toBe(false);
    expect(tasks.settle_claim.isNeeded({ is_unlike: true, is_disputed: false })).toBe(true);
    expect(tasks.settle_claim.isNeeded({ is_unlike: false, is_disputed: true })).toBe(true);
    expect(tasks.settle_claim.isNeeded({ is_unlike: false, is_disputed: false })).toBe(false);
    const approval = "decisions.approve";
    expect(tasks.approve_decision.isNeeded({ state: "proposed", approval })).toBe(true);
    expect(tasks.approve_decision.isNeeded({ state: "proposed", approval: "staff.manage" })).toBe(false);
    expect(tasks.approve_decision.isNeeded({ state: "withdrawn", approval })).toBe(false);
    expect(tasks.appeal.isNeeded({ state: "open", has_withdrawal: false })).toBe(true);
    expect(tasks.appeal.isNeeded({ state: "open", has_withdrawal: true })).toBe(false);
    expect(tasks.appeal.isNeeded({ state: "upheld", has_withdrawal: false })).toBe(false);
    expect(tasks.resolve_payment.isNeeded({ is_flagged: true, is_resolved: false })).toBe(true);
    expect(tasks.resolve_payment.isNeeded({ is_flagged: true, is_resolved: true })).toBe(false);
    expect(tasks.check_lesson.isNeeded({ is_waiting: true })).toBe(true);
    expect(tasks.check_lesson.isNeeded({ is_waiting: false })).toBe(false);
    expect(tasks.accredit_instructor.isNeeded({ is_proposed: true, has_decision: false })).toBe(true);
    expect(tasks.accredit_instructor.isNeeded({ is_proposed: true, has_decision: true })).toBe(false);
    expect(tasks.accredit_instructor.isNeeded({ is_proposed: false, has_decision: false })).toBe(false);
    expect(tasks.approve_accreditation.isNeeded({ state: "proposed", approval: "schools.approve" })).toBe(true);
    expect(tasks.approve_accreditation.isNeeded({ state: "proposed", approval })).toBe(false);
    expect(tasks.answer_question.isNeeded({ state: "open", desk: "branch" })).toBe(true);
    expect(tasks.answer_question.isNeeded({ state: "answered", desk: "branch" })).toBe(false);
    expect(tasks.answer_question.isNeeded({ state: "open", desk: "complaints" })).toBe(false);
    expect(tasks.answer_administrators_question.isNeeded({ state: "open", desk: "administrators" })).toBe(true);
    expect(tasks.handle_complaint.isNeeded({ state: "open", desk: "complaints" })).toBe(true);
    expect(tasks.handle_complaint.isNeeded({ state: "closed", desk: "complaints" })).toBe(false);
  });

  it("lead to the page on which they are done, and have a title", () => {
    const task = { subject_id: "srv_1", driver: "drv_1" };
    expect(taskKinds.map((kind) => pageOfTask({ kind, ...task }))).toEqual([
      "/office/srv_1",
      "/office/srv_1",
      "/review/update-requests/srv_1",
      "/desk/srv_1",
      "/desk/srv_1",
      "/decisions",
      "/appeals/srv_1",
      "/office/money",
      "/school/class-records?check=true",
      "/schools?instructor=srv_1",
      "/decisions",
      "/enquiries/srv_1",
      "/enquiries/srv_1",
      "/enquiries/srv_1",
    ]);
    for (const kind of taskKinds) expect(tasks[kind].title).toMatch(/^[A-Z]/);
  });
});
