import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/applications.json" with { type: "json" };
import { kindRows } from "../kinds/registry.ts";
import { steps } from "../kinds/steps.ts";
import { isFinalized } from "../services/service.ts";
import { act, availableActions } from "./available-actions.ts";
import { endStatuses, flagsOf, isOpen, type Status, statuses } from "./statuses.ts";
import { type Action, type Actor, actions, type Facts, transitions } from "./transitions.ts";

const actors = ["applicant", "officer", "system"] as const satisfies readonly Actor[];
const yesAndNo = [false, true];
const allFacts: Facts[] = yesAndNo.flatMap((owes) =>
  yesAndNo.flatMap((has_tests) =>
    yesAndNo.flatMap((tests_passed) =>
      yesAndNo.flatMap((review_done) =>
        yesAndNo.flatMap((documents_reviewed) =>
          yesAndNo.flatMap((identity_verified) =>
            yesAndNo.flatMap((is_examined) =>
              yesAndNo.flatMap((is_printed) =>
                yesAndNo.map((is_begun) => ({
                  owes,
                  has_tests,
                  tests_passed,
                  review_done,
                  documents_reviewed,
                  identity_verified,
                  is_examined,
                  is_printed,
                  is_begun,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

/**
 * The facts that stay the same for the whole life of an application. Kinds of service with tests only for long-expired
 * cards are listed both with and without tests.
 */
const lasting = kindRows.flatMap((row) => {
  const tests = row.steps.filter(({ step }) => steps[step].during === "testing");
  const choices = new Set([tests.length > 0, tests.some(({ only_if }) => only_if === undefined)]);
  const is_examined = row.steps.some(({ step }) => step === "practical_test");
  return [...choices].map((has_tests) => ({ code: row.code, has_tests, is_examined, is_printed: row.is_printed }));
});
const isOf = (of: (typeof lasting)[number]) => (facts: Facts) =>
  facts.has_tests === of.has_tests && facts.is_examined === of.is_examined && facts.is_printed === of.is_printed;

/** Returns every status that can be reached, for all actors and all outcomes of payments, tests and reviews. */
function reachable(from: Status, possible: readonly Facts[]): Set<Status> {
  const reached = new Set<Status>([from]);
  for (const status of reached)
    for (const facts of possible)
      for (const actor of actors) for (const { to } of availableActions(status, actor, facts)) reached.add(to);
  return reached;
}

describe("acting on an application", () => {
  it.each(vectors.cases)("$input.status: $input.action by $input.actor gives $output", ({ input, output }) => {
    const done = act(input.status as Status, input.action as Action, input.actor as Actor, input.facts);
    expect("refused" in done ? { refused: done.refused.code } : done).toEqual(output);
  });

  it("has a vector for every row of the table and each of its actors", () => {
    const inTable = transitions.flatMap((row) =>
      row.by.map((actor) => [row.from, row.action, actor, row.to].join(" ")),
    );
    const inVectors = vectors.cases.flatMap(({ input, output }) =>
      "to" in output ? [[input.status, input.action, input.actor, output.to].join(" ")] : [],
    );
    expect(new Set(inVectors)).toEqual(new Set(inTable));
  });

  it("succeeds exactly if the action is available, for every state, actor and fact", () => {
    const disagreements: unknown[] = [];
    for (const status of statuses)
      for (const facts of allFacts)
        for (const actor of actors) {
          const offered = availableActions(status, actor, facts);
          for (const action of actions) {
            const rows = offered.filter((row) => row.action === action);
            const done = act(status, action, actor, facts);
            const agrees =
              "refused" in done
                ? rows.length === 0
                : rows.length === 1 && rows[0]?.to === done.to && done.needs_reason === (rows[0].needs_reason ?? false);
            if (!agrees) disagreements.push({ status, action, actor, facts });
          }
        }
    expect(disagreements).toEqual([]);
  });

  it("is forbidden if somebody else may act, and prevented by the state if nobody may", () => {
    for (const status of statuses)
      for (const facts of allFacts)
        for (const action of actions) {
          const done = actors.map((actor) => act(status, action, actor, facts));
          const somebodyMay = done.some((each) => !("refused" in each));
          for (const each of done)
            if ("refused" in each) expect(each.refused.code).toBe(somebodyMay ? "forbidden" : "state_forbids");
        }
  });
});

const ends: Readonly<Partial<Record<Status, readonly (readonly string[])[]>>> = {
  rejected: [["reinstate", "system"]],
  cancelled: [["reinstate", "system"]],
};

describe("the table of states", () => {
  it.each(lasting)("has no dead end except the final states for $code, tests: $has_tests", (of) => {
    const possible = allFacts.filter(isOf(of));
    for (const status of reachable("draft", possible)) {
      const follows = reachable(status, possible);
      expect(endStatuses.some((end) => follows.has(end))).toBe(true);
      if (isOpen(status)) expect(follows.has("completed")).toBe(true);
    }
  });

  it("has an action in every open state, whatever the facts, and no action of a person in the final states", () => {
    for (const status of statuses)
      for (const facts of allFacts) {
        const offered = actors.flatMap((actor) => availableActions(status, actor, facts));
        if (isOpen(status)) expect(offered.length).toBeGreaterThan(0);
        // An ended application can only be reopened if it was rejected, by a successful appeal.
        else expect(offered.map(({ action, by }) => [action, ...by])).toEqual(ends[status] ?? []);
      }
  });

  it("reaches every state from the draft, and every row is used by a kind", () => {
    const kindFacts = allFacts.filter((facts) => lasting.some((of) => isOf(of)(facts)));
    const reached = reachable("draft", kindFacts);
    expect(reached).toEqual(new Set(statuses));
    for (const row of transitions)
      expect(
        kindFacts.some((facts) => row.by.every((actor) => availableActions(row.from, actor, facts).includes(row))),
      ).toBe(true);
  });

  it("uses every action, and only editing, taking tests and refunds after approval keep the state", () => {
    expect(new Set(transitions.map((row) => row.action))).toEqual(new Set(actions));
    const staying = transitions.filter((row) => row.from === row.to).map((row) => `${row.from} ${row.action}`);
    expect(staying).toEqual([
      "draft edit",
      "action_required edit",
      "testing take_tests",
      "approved reverse_payment",
      "approved pay",
      "producing reverse_payment",
      "producing pay",
      "ready reverse_payment",
      "ready pay",
    ]);
  });

  it("asks for a reason whenever the office returns an application or ends it after payment", () => {
    const turning = transitions.filter(
      (row) =>
        row.by.includes("officer") &&
        row.from !== "awaiting_payment" &&
        ["ask_for_more", "recall", "reject", "cancel"].includes(row.action),
    );
    expect(turning).toHaveLength(13);
    expect(transitions.filter((row) => row.needs_reason)).toEqual(turning);
  });

  it("decides nothing while a document has no verdict or the identity is unverified [R-AUT-05]", () => {
    for (const status of statuses)
      for (const facts of allFacts.filter((each) => !each.documents_reviewed || !each.identity_verified))
        for (const actor of actors)
          for (const { to } of availableActions(status, actor, facts))
            if (to !== status) expect(["testing", "approved"]).not.toContain(to);
  });

  it("is approved by a person if an officer recorded a test [R-AUT-10]", () => {
    for (const facts of allFacts.filter(({ is_examined }) => is_examined))
      expect(availableActions("testing", "system", facts).map(({ action }) => action)).not.toContain("approve");
  });

  it("stops after a refund: nothing is printed, completed or handed over", () => {
    for (const status of statuses)
      for (const facts of allFacts.filter(({ owes }) => owes))
        for (const actor of actors)
          for (const { action, to } of availableActions(status, actor, facts))
            if (status !== "draft")
              expect(["producing", "completed"].includes(to) && to !== status, action).toBe(false);
    const afterwards = transitions.filter(({ action }) => action === "reverse_payment");
    expect(afterwards.every(({ by }) => by.join() === "system")).toBe(true);
    expect(afterwards.map(({ from }) => from)).toEqual(
      statuses.filter((status) => isOpen(status) && status !== "draft" && status !== "awaiting_payment"),
    );
  });

  it("lets an application be cancelled until it has ended, because it can become impossible while its card is printed", () => {
    const cancellable = statuses.filter((status) =>
      transitions.some((row) => row.from === status && row.action === "cancel"),
    );
    expect(cancellable).toEqual(statuses.filter(isOpen));
  });
});

describe("the flags of the API", () => {
  it.each(statuses.map((status) => [status] as const))("of %s follow from the state [R-ENT-08]", (status) => {
    const flags = flagsOf(status);
    expect(flags).toEqual({ is_completed: status === "completed", is_cancelled: status === "cancelled" });
    expect(isFinalized(flags)).toBe(status === "completed" || status === "cancelled");
    if (isFinalized(flags)) expect(isOpen(status)).toBe(false);
  });

  it("leave a rejected application neither completed nor cancelled, although it has ended [R-ENT-08]", () => {
    expect(flagsOf("rejected")).toEqual({ is_completed: false, is_cancelled: false });
    expect(isOpen("rejected")).toBe(false);
  });
});
