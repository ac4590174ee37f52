import { describe, expect, it } from "vitest";
import { act } from "./available-actions.ts";
import { type Status, statuses } from "./statuses.ts";
import { type Action, type Actor, actions, type Fact, type Facts } from "./transitions.ts";

const facts: Facts = { owes: false, has_tests: true, tests_passed: false, review_done: false, is_printed: true };

const said = (status: Status, action: Action, actor: Actor, changed: Partial<Facts> = {}) => {
  const done = act(status, action, actor, { ...facts, ...changed });
  return "refused" in done ? done.refused.message : "";
};

describe("a refusal", () => {
  it.each<[Status, Action, Actor, Partial<Record<Fact, boolean>>, string]>([
    ["draft", "submit", "officer", { owes: true }, "Only the applicant may do this. Ask them to."],
    ["in_review", "reject", "applicant", {}, "Only the officer may do this. Ask them to."],
    ["awaiting_payment", "cancel", "system", {}, "Only the applicant or the officer may do this. Ask them to."],
    ["awaiting_payment", "pay", "applicant", {}, "This happens automatically. Wait for it."],
    [
      "draft",
      "approve",
      "officer",
      {},
      'This can\'t be done at the stage "draft". Reload the application and choose one of its actions.',
    ],
    [
      "action_required",
      "approve",
      "officer",
      {},
      'This can\'t be done at the stage "action required". Reload the application and choose one of its actions.',
    ],
    [
      "completed",
      "cancel",
      "applicant",
      {},
      "The application is completed: nothing more can be done. Start a new one.",
    ],
    ["in_review", "open_tests", "officer", {}, "This can't be done now. Its review is not done: finish it first."],
    [
      "in_review",
      "approve",
      "officer",
      { review_done: true },
      "This can't be done now. Its tests come first: open them.",
    ],
    ["testing", "approve", "officer", {}, "This can't be done now. Its tests are not passed: wait for them."],
    [
      "testing",
      "take_tests",
      "applicant",
      { tests_passed: true },
      "This can't be done now. Its tests are passed: wait for approval.",
    ],
    [
      "approved",
      "produce",
      "officer",
      { owes: true },
      "This can't be done now. Its invoice is not paid: pay it first.",
    ],
    [
      "approved",
      "complete",
      "officer",
      { owes: true },
      "This can't be done now. Its card comes first: produce it. Its invoice is not paid: pay it first.",
    ],
    ["approved", "pay", "system", {}, "This can't be done now. There is nothing to pay: continue."],
  ])("in %s to %s by %s with %j says '%5$s'", (status, action, actor, changed, message) => {
    expect(said(status, action, actor, changed)).toBe(message);
  });

  it("always has two sentences or more: what is wrong, then what to do", () => {
    for (const status of statuses)
      for (const action of actions)
        for (const actor of ["applicant", "officer", "system"] as const)
          for (const changed of [{}, { owes: true }, { review_done: true, has_tests: false }, { is_printed: false }]) {
            const message = said(status, action, actor, changed);
            if (message !== "") expect(message).toMatch(/^[A-Z][^._]+\.( [A-Z][^._]+\.)+$/);
          }
  });
});
