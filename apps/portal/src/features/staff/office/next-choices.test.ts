import { expect, test } from "vitest";
import { actionsOf, choicesOf, dueSteps, isAsked } from "./next-choices.ts";

type Input = Parameters<typeof choicesOf>[0];
type Step = Input["steps"][number];

const step = (name: string, during: string, more: Partial<Step> = {}) =>
  ({ step: name, title: name, during, by: "officer", state: "open", ...more }) as Step;
const document = (status: string) => ({ status, is_required: true }) as Input["documents"][number];

const replacement: Input = {
  kind: "lost-damaged-license",
  status: "in_review",
  steps: [step("record_check", "in_review"), step("production", "producing"), step("handover", "ready")],
  actions: ["ask_for_more", "reject", "cancel"],
  held_back: [],
  impossible: null,
  documents: [document("accepted")],
  identity_verified: true,
};

test("once everything else is done, the decision is chosen, and the due steps are recorded with it [R-AUT-09]", () => {
  expect(dueSteps(replacement).map(({ step: name }) => name)).toEqual(["record_check"]);
  expect(choicesOf(replacement)).toEqual({
    choices: ["approve_and_print", "approve", "record", "ask_for_more", "reject", "cancel"],
    first: "approve_and_print",
  });
  const paid = { ...replacement, status: "paid" as const, actions: ["start_review" as const, "cancel" as const] };
  expect(choicesOf(paid)).toMatchObject({ first: "approve_and_print" });
});

test("no decision is offered while a document, the identity or somebody else's step is missing", () => {
  const only = ["record", "ask_for_more", "reject", "cancel"];
  const unread = { ...replacement, documents: [document("uploaded")] };
  expect(choicesOf(unread)).toEqual({ choices: only, first: undefined });
  expect(choicesOf({ ...unread, status: "paid", actions: ["start_review"] }).first).toBe("start_review");
  expect(choicesOf({ ...replacement, identity_verified: false })).toEqual({ choices: only, first: "record" });
  const school = step("school_verification", "in_review", { by: "school" });
  expect(choicesOf({ ...replacement, steps: [school, ...replacement.steps] })).toEqual({
    choices: only,
    first: "record",
  });
});

test("a kind with tests opens them, and one without a card is only approved", () => {
  const withTests = [...replacement.steps, step("practical_test", "testing")];
  expect(choicesOf({ ...replacement, steps: withTests }).first).toBe("open_tests");
  expect(choicesOf({ ...replacement, kind: "drivers-renewal" }).choices.slice(0, 2)).toEqual(["approve", "record"]);
});

test("a decision that the officer may not take is not offered, and neither is one of the examiner", () => {
  const held_back = [{ action: "approve" as const, reason: "You recorded the practical test." }];
  const tested = step("practical_test", "testing", { state: "done" });
  const testing = { ...replacement, status: "testing" as const, steps: [tested], actions: ["reject" as const] };
  expect(choicesOf({ ...testing, held_back })).toEqual({ choices: ["reject"], first: undefined });
  expect(choicesOf({ ...testing, actions: ["approve", "reject"] }).first).toBe("approve_and_print");
});

test("the steps of a card are recorded by its actions", () => {
  const ready = { ...replacement, status: "ready" as const, actions: ["hand_over" as const] };
  expect(choicesOf(ready)).toEqual({ choices: ["hand_over"], first: "hand_over" });
  expect(choicesOf({ ...ready, status: "producing", actions: [] }).choices).toEqual([]);
});

test("money that is due before the card keeps printing apart from approval", () => {
  expect(choicesOf({ ...replacement, kind: "amendment" }).choices).not.toContain("approve_and_print");
});

test("what is final or grants something is asked about, and what can be repeated is not", () => {
  for (const choice of [
    "approve",
    "approve_and_print",
    "open_tests",
    "hand_over",
    "complete",
    "reject",
    "cancel",
  ] as const)
    expect(isAsked(choice), choice).toBe(true);
  for (const choice of ["start_review", "record", "produce", "mark_ready", "ask_for_more"] as const)
    expect(isAsked(choice), choice).toBe(false);
});

test.each([
  ["record", "in_review", true, []],
  ["approve", "in_review", false, ["approve"]],
  ["approve_and_print", "in_review", true, ["approve", "produce"]],
  ["approve", "paid", false, ["start_review", "approve"]],
  ["approve", "paid", true, ["approve"]],
  ["reject", "paid", false, ["reject"]],
] as const)("%s of an application that is %s, with results: %s, takes %j", (choice, status, hasResults, actions) => {
  expect(actionsOf(choice, status, { hasResults })).toEqual(actions);
});
