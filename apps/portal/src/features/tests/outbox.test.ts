import { NetworkError } from "@kwan/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptAnswers } from "./kept-answers.ts";
import { createOutbox, type OutboxState } from "./outbox.ts";

let attempt = "";
let attempts = 0;
beforeEach(() => {
  attempts += 1;
  attempt = `att_of_outbox_${attempts}`;
  vi.useFakeTimers();
  // Leave out `navigator.locks`, because the fake clock cannot control it.
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => new NetworkError(new TypeError("Failed to fetch"), undefined);

/** Creates an outbox whose server returns these results in turn, and then accepts everything. */
function outbox(...answers: (Error | "never")[]) {
  const sent: string[] = [];
  const at: number[] = [];
  const begun = Date.now();
  let state: OutboxState = {};
  const look = vi.fn(async () => undefined);
  const made = createOutbox({
    attempt,
    send: async ({ question, answer }) => {
      sent.push(`${question}=${answer}`);
      at.push(Math.round((Date.now() - begun) / 1_000));
      const next = answers.shift();
      if (next === "never") await new Promise(() => undefined);
      if (next) throw next;
    },
    look,
    isOver: () => false,
    tell: (news) => {
      state = { ...state, ...news };
    },
  });
  made.open();
  return { made, sent, at, look, state: () => state };
}

test("an answer that could not be sent is retried automatically with growing delays [R-ADD-02]", async () => {
  const { made, at, state } = outbox(lost(), lost(), lost(), lost());
  keptAnswers.keep(attempt, "q1", "a");
  made.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state().trouble).toBe("unreached");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0, 1, 3, 7, 15]);
  expect(state().trouble).toBeUndefined();
  expect(keptAnswers.of(attempt)).toEqual({});
});

test("only unconfirmed answers are sent, each once [R-ADD-02]", async () => {
  const { made, sent } = outbox();
  keptAnswers.keep(attempt, "q1", "a");
  made.wake();
  await vi.advanceTimersByTimeAsync(100);
  keptAnswers.keep(attempt, "q2", "b");
  made.wake();
  await vi.advanceTimersByTimeAsync(100);
  made.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["q1=a", "q2=b"]);
});

test("an answer that is changed while it is being sent is sent again [R-ADD-02]", async () => {
  const { made, sent } = outbox();
  keptAnswers.keep(attempt, "q1", "a");
  made.wake();
  await vi.advanceTimersByTimeAsync(0);
  keptAnswers.keep(attempt, "q1", "b");
  made.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["q1=a", "q1=b"]);
  expect(keptAnswers.of(attempt)).toEqual({});
});

test("an answer that another tab has sent is not overwritten [R-ADD-02]", async () => {
  const { made, sent } = outbox(lost());
  keptAnswers.keep(attempt, "q1", "a");
  made.wake();
  await vi.advanceTimersByTimeAsync(100);
  keptAnswers.keep(attempt, "q1", "d");
  keptAnswers.confirm(attempt, "q1", "d");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["q1=a"]);
});

test("the answers of two tabs are kept separately [R-ADD-02]", () => {
  keptAnswers.keep(attempt, "q1", "a");
  keptAnswers.keep(attempt, "q2", "b");
  keptAnswers.keep(attempt, "q1", "c");
  // The first answer to the question was confirmed. The second is still pending.
  keptAnswers.confirm(attempt, "q1", "a");
  expect(keptAnswers.of(attempt)).toEqual({ q1: "c", q2: "b" });
});

test("a missing response is reported before the request times out [R-ADD-02]", async () => {
  const { made, state } = outbox("never");
  keptAnswers.keep(attempt, "q1", "a");
  made.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().trouble).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(state().trouble).toBe("unreached");
});
