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
    ["in_review", "reject", "applicant", {}, "Only an officer may do this. Wait for it, or ask at the branch."],
    ["awaiting_payment", "cancel", "system", {}, "Only the applicant or an officer may do this. Ask one of them."],
    [
      "awaiting_payment",
      "pay",
      "applicant",
      {},
      "This happens by itself when the payment or the test result arrives. Wait for it.",
    ],
    [
      "draft",
      "approve",
      "officer",
      {},
      "This can't be done while the application is still a draft. Open it again and choose one of the actions it offers.",
    ],
    [
      "action_required",
      "approve",
      "officer",
      {},
      "This can't be done while the application is waiting for what its applicant was asked for. Open it again and choose one of the actions it offers.",
    ],
    [
      "completed",
      "cancel",
      "applicant",
      {},
      "The application is completed, so nothing more can be done with it. Start a new one if you need to.",
    ],
    [
      "in_review",
      "open_tests",
      "officer",
      {},
      "This can't be done now: the application is in review and steps of its review are still open. Finish them first.",
    ],
    [
      "in_review",
      "approve",
      "officer",
      { review_done: true },
      "This can't be done now: the application is in review and its tests come first. Open its tests instead.",
    ],
    [
      "testing",
      "approve",
      "officer",
      {},
      "This can't be done now: the application is at its tests and its tests are not all passed. Wait until they are.",
    ],
    [
      "testing",
      "take_tests",
      "applicant",
      { tests_passed: true },
      "This can't be done now: the application is at its tests and its tests are passed already. Wait for its approval.",
    ],
    [
      "approved",
      "produce",
      "officer",
      { owes: true },
      "This can't be done now: the application is approved and its invoice is not paid. Have it paid first.",
    ],
    [
      "approved",
      "complete",
      "officer",
      { owes: true },
      "This can't be done now: the application is approved, something has to be printed for it and its invoice is not paid. Produce it instead. Have it paid first.",
    ],
    [
      "approved",
      "pay",
      "system",
      {},
      "This can't be done now: the application is approved and nothing is to be paid. Go on without a payment.",
    ],
  ])("in %s to %s by %s with %j says '%5$s'", (status, action, actor, changed, message) => {
    expect(said(status, action, actor, changed)).toBe(message);
  });

  it("is always two sentences or more, the first saying what is wrong, the rest what to do", () => {
    for (const status of statuses)
      for (const action of actions)
        for (const actor of ["applicant", "officer", "system"] as const)
          for (const changed of [{}, { owes: true }, { review_done: true, has_tests: false }, { is_printed: false }]) {
            const message = said(status, action, actor, changed);
            if (message !== "") expect(message).toMatch(/^[A-Z][^._]+\.( [A-Z][^._]+\.)+$/);
          }
  });
});
