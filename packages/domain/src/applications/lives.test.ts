import { describe, expect, it } from "vitest";
import { usualCost } from "../fees/quote.ts";
import { kinds } from "../kinds/registry.ts";
import type { KindRow } from "../kinds/row.ts";
import { steps } from "../kinds/steps.ts";
import { act } from "./available-actions.ts";
import type { Status } from "./statuses.ts";
import type { Action, Actor, Facts } from "./transitions.ts";

/** One event in the life of an application: someone takes an action, or its facts change. */
type Event = readonly [Actor, Action, Status] | Partial<Facts>;

const start = (row: KindRow): Facts => ({
  owes: usualCost({ ...row, is_printed: false }, "2026-11-21") > 0,
  has_tests: row.steps.some(({ step }) => steps[step].during === "testing"),
  tests_passed: false,
  review_done: false,
  documents_reviewed: false,
  identity_verified: false,
  is_examined: row.steps.some(({ step }) => step === "practical_test"),
  is_printed: row.is_printed,
  is_begun: false,
});

function live(row: KindRow, events: readonly Event[]): Status {
  let status: Status = "draft";
  let facts = start(row);
  for (const event of events) {
    if (!(0 in event)) {
      facts = { ...facts, ...event };
      continue;
    }
    const [actor, action, expected] = event;
    const done = act(status, action, actor, facts);
    expect(done, `${action} in ${status}`).toMatchObject({ to: expected });
    status = expected;
  }
  return status;
}

describe("the life of an application", () => {
  it("of a free kind includes no payment: an old card is exchanged", () => {
    const life: Event[] = [
      ["applicant", "edit", "draft"],
      ["applicant", "submit", "in_review"],
      ["officer", "ask_for_more", "action_required"],
      ["applicant", "edit", "action_required"],
      ["applicant", "resubmit", "in_review"],
      { review_done: true, documents_reviewed: true, identity_verified: true },
      ["officer", "approve", "approved"],
      ["officer", "produce", "producing"],
      ["officer", "mark_ready", "ready"],
      ["officer", "hand_over", "completed"],
    ];
    expect(live(kinds["old-drivers-license-replacement"], life)).toBe("completed");
  });

  it("of a kind with tests includes them: a first licence is applied for", () => {
    const life: Event[] = [
      ["applicant", "submit", "awaiting_payment"],
      ["applicant", "reopen", "draft"],
      ["applicant", "submit", "awaiting_payment"],
      { owes: false },
      ["system", "pay", "paid"],
      ["officer", "start_review", "in_review"],
      { review_done: true, documents_reviewed: true, identity_verified: true },
      ["officer", "open_tests", "testing"],
      ["applicant", "take_tests", "testing"],
      { tests_passed: true },
      ["officer", "approve", "approved"],
      ["officer", "produce", "producing"],
      ["officer", "mark_ready", "ready"],
      ["officer", "hand_over", "completed"],
    ];
    expect(live(kinds["license-application"], life)).toBe("completed");
  });

  it("of a printed kind with a second invoice waits for it before printing: a name is amended", () => {
    const life: Event[] = [
      ["applicant", "submit", "awaiting_payment"],
      { owes: false },
      ["system", "pay", "paid"],
      ["officer", "start_review", "in_review"],
      { review_done: true, documents_reviewed: true, identity_verified: true },
      ["officer", "approve", "approved"],
      { owes: true },
    ];
    const { amendment } = kinds;
    expect(live(amendment, life)).toBe("approved");
    expect(act("approved", "produce", "officer", { ...start(amendment), owes: true })).toHaveProperty("refused");
    const rest: Event[] = [
      ["system", "pay", "approved"],
      { owes: false },
      ["officer", "produce", "producing"],
      ["officer", "mark_ready", "ready"],
      ["officer", "hand_over", "completed"],
    ];
    expect(live(amendment, [...life, ...rest])).toBe("completed");
  });

  it("of a kind that prints nothing is complete after its approval: a record moves to another branch", () => {
    const life: Event[] = [
      ["applicant", "submit", "awaiting_payment"],
      { owes: false },
      ["system", "pay", "paid"],
      ["officer", "start_review", "in_review"],
      { review_done: true, documents_reviewed: true, identity_verified: true },
      ["officer", "approve", "approved"],
      ["system", "complete", "completed"],
    ];
    expect(live(kinds["center-change"], life)).toBe("completed");
  });

  it("waits for payment again after a refund, and keeps its completed steps", () => {
    const life: Event[] = [
      ["applicant", "submit", "awaiting_payment"],
      { owes: false },
      ["system", "pay", "paid"],
      ["officer", "start_review", "in_review"],
      { review_done: true, documents_reviewed: true, identity_verified: true },
      ["officer", "open_tests", "testing"],
      { owes: true },
      ["system", "reverse_payment", "awaiting_payment"],
      { owes: false },
      ["system", "pay", "paid"],
      ["officer", "start_review", "in_review"],
      ["officer", "open_tests", "testing"],
    ];
    expect(live(kinds["license-application"], life)).toBe("testing");
  });

  it("keeps its state after a refund once approved, and is not handed over until it is paid", () => {
    const life: Event[] = [
      ["applicant", "submit", "awaiting_payment"],
      { owes: false },
      ["system", "pay", "paid"],
      ["officer", "start_review", "in_review"],
      { review_done: true, documents_reviewed: true, identity_verified: true },
      ["officer", "approve", "approved"],
      ["officer", "produce", "producing"],
      ["officer", "mark_ready", "ready"],
      { owes: true },
      ["system", "reverse_payment", "ready"],
    ];
    const { amendment } = kinds;
    expect(live(amendment, life)).toBe("ready");
    expect(act("ready", "hand_over", "officer", { ...start(amendment), owes: true })).toHaveProperty("refused");
    expect(
      live(amendment, [...life, ["system", "pay", "ready"], { owes: false }, ["officer", "hand_over", "completed"]]),
    ).toBe("completed");
  });
});
