import { describe, expect, it } from "vitest";
import { act } from "./available-actions.ts";
import { type Status, statuses } from "./statuses.ts";
import { type Action, type Actor, actions, type Fact, type Facts } from "./transitions.ts";

const facts: Facts = {
  owes: false,
  has_tests: true,
  tests_passed: false,
  review_done: false,
  documents_reviewed: true,
  identity_verified: true,
  is_examined: false,
  is_begun: false,
  is_printed: true,
};

const messageOf = (status: Status, action: Action, actor: Actor, changed: Partial<Facts> = {}) => {
  const done = act(status, action, actor, { ...facts, ...changed });
  return "refused" in done ? done.refused.message : "";
};

describe("a refusal", () => {
  it.each<[Status, Action, Actor, Partial<Record<Fact, boolean>>, string]>([
    ["draft", "submit", "officer", { owes: true }, "Only the applicant can do this. Ask them to do it."],
    ["in_review", "reject", "applicant", {}, "Only an officer can do this. Go to your branch."],
    ["awaiting_payment", "pay", "applicant", {}, "This happens automatically. You do not need to do anything."],
    [
      "draft",
      "approve",
      "officer",
      {},
      "You cannot do this at this stage. Reload the application and choose one of the actions shown.",
    ],
    [
      "action_required",
      "approve",
      "officer",
      {},
      "You cannot do this at this stage. Reload the application and choose one of the actions shown.",
    ],
    [
      "completed",
      "cancel",
      "applicant",
      {},
      "This application is complete, so you cannot change it. To apply again, start a new application.",
    ],
    [
      "in_review",
      "open_tests",
      "officer",
      {},
      "You cannot do this at the moment. Reload the application to see what you can do. Finish the review first.",
    ],
    [
      "in_review",
      "approve",
      "officer",
      { review_done: true },
      "You cannot do this at the moment. Reload the application to see what you can do. The applicant must take tests for this application. Open the tests first.",
    ],
    [
      "in_review",
      "open_tests",
      "officer",
      { review_done: true, documents_reviewed: false },
      "You cannot do this at the moment. Reload the application to see what you can do. Accept each document first.",
    ],
    [
      "in_review",
      "open_tests",
      "officer",
      { review_done: true, identity_verified: false },
      "You cannot do this at the moment. Reload the application to see what you can do. Verify the applicant's identity first.",
    ],
    [
      "testing",
      "approve",
      "officer",
      {},
      "You cannot do this at the moment. Reload the application to see what you can do. The applicant has not passed all the tests yet.",
    ],
    [
      "testing",
      "take_tests",
      "applicant",
      { tests_passed: true },
      "You cannot do this at the moment. Reload the application to see what you can do. All the tests have been passed. Wait for approval.",
    ],
    [
      "approved",
      "produce",
      "officer",
      { owes: true },
      "You cannot do this at the moment. Reload the application to see what you can do. The invoice must be paid first.",
    ],
    [
      "approved",
      "complete",
      "officer",
      { owes: true },
      "You cannot do this at the moment. Reload the application to see what you can do. Print the card before you complete this application. The invoice must be paid first.",
    ],
    [
      "approved",
      "pay",
      "system",
      {},
      "You cannot do this at the moment. Reload the application to see what you can do. There is nothing to pay. Continue with the application.",
    ],
  ])("in %s to %s by %s with %j says '%5$s'", (status, action, actor, changed, message) => {
    expect(messageOf(status, action, actor, changed)).toBe(message);
  });

  it("always has two sentences or more: what is wrong, then what to do", () => {
    for (const status of statuses)
      for (const action of actions)
        for (const actor of ["applicant", "officer", "system"] as const)
          for (const changed of [
            {},
            { owes: true },
            { review_done: true, has_tests: false },
            { documents_reviewed: false },
            { is_printed: false },
          ]) {
            const message = messageOf(status, action, actor, changed);
            if (message !== "") expect(message).toMatch(/^[A-Z][^._]+\.( [A-Z][^._]+\.)+$/);
          }
  });
});
