import { ApiError, NetworkError } from "@kwan/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptAnswers } from "./kept-answers.ts";
import { Outbox } from "./outbox.ts";

let attempt = "";
let attempts = 0;
beforeEach(() => {
  attempts += 1;
  attempt = `att_of_outbox_${attempts}`;
  vi.useFakeTimers();
  // Leave out `navigator.locks`, because the fake clock cannot control it.
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => new NetworkError(new TypeError("Failed to fetch"), undefined);

const refused = () =>
  new ApiError({
    response: new Response(null, { status: 400 }),
    body: { code: "invalid", detail: "This question is not in your test." },
    requestId: undefined,
    endpoint: "POST /",
    retryAfter: undefined,
  });

/** Creates an outbox whose server returns these results in turn, and then accepts everything. */
function outbox(...answers: (Error | "never")[]) {
  const sent: string[] = [];
  const at: number[] = [];
  const begun = Date.now();
  const reload = vi.fn(async () => undefined);
  const made = new Outbox(attempt, () => ({
    send: async ({ question, answer }) => {
      sent.push(`${question}=${answer}`);
      at.push(Math.round((Date.now() - begun) / 1_000));
      const next = answers.shift();
      if (next === "never") await new Promise(() => undefined);
      if (next) throw next;
    },
    reload,
    isOver: () => false,
  }));
  return { made, sent, at, reload, state: made.state, close: made.open() };
}

test("an answer that could not be sent is retried automatically with growing delays [R-ADD-02]", async () => {
  const { made, at, state } = outbox(lost(), lost(), lost(), lost());
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state().trouble).toBe("unreached");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0, 1, 3, 7, 15]);
  expect(state().trouble).toBeUndefined();
  expect(keptAnswers.of(attempt)).toEqual({});
});

test("only unconfirmed answers are sent, each once [R-ADD-02]", async () => {
  const { made, sent } = outbox();
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(100);
  made.give("q2", "b");
  await vi.advanceTimersByTimeAsync(100);
  made.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["q1=a", "q2=b"]);
});

test("an answer that is changed while it is being sent is sent again [R-ADD-02]", async () => {
  const { made, sent } = outbox();
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(0);
  made.give("q1", "b");
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["q1=a", "q1=b"]);
  expect(keptAnswers.of(attempt)).toEqual({});
});

test("an answer is waiting until the server has confirmed it [R-ADD-02]", async () => {
  const { made, state } = outbox();
  const seen: string[] = [];
  const leave = made.subscribe(() => seen.push(Object.keys(state().waiting).join()));
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(100);
  expect([seen[0], seen.at(-1)]).toEqual(["q1", ""]);
  leave();
  made.give("q2", "b");
  expect(seen.at(-1)).toBe("");
});

test("after the test has been left, nothing is sent [R-ADD-02]", async () => {
  const { made, sent, close } = outbox(lost());
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(100);
  close();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["q1=a"]);
});

test("waiting answers are sent when the network is back, or when another tab has kept one [R-ADD-02]", async () => {
  const { made, at, sent, state } = outbox(lost(), lost(), lost(), lost(), lost());
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(16_000);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(100);
  expect(at).toEqual([0, 1, 3, 7, 15, 16]);
  keptAnswers.keep(attempt, "q2", "b");
  window.dispatchEvent(Object.assign(new Event("storage"), { key: `kwan.unsaved.test.answer.${attempt}.q2` }));
  expect(state().waiting).toEqual({ q2: "b" });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.at(-1)).toBe("q2=b");
});

test("a rejected answer is not sent again, and the next answer removes the reason [R-ADD-02]", async () => {
  const { made, sent, reload, state } = outbox(refused());
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(state()).toMatchObject({ waiting: {}, refused: "This question is not in your test." });
  made.give("q2", "b");
  expect(state().refused).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["q1=a", "q2=b"]);
});

test("an answer that another tab has sent is not overwritten [R-ADD-02]", async () => {
  const { made, sent } = outbox(lost());
  made.give("q1", "a");
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
  made.give("q1", "a");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().trouble).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(state().trouble).toBe("unreached");
});
