import type { ApplicationId, Payment } from "@kwan/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CallOptions, CancelledError, KwanError, waitForPayment } from "../src/index.ts";

const id = "srv_1" as ApplicationId;
const reference = "KWN-1";

/** A client whose payment answers these states or errors, one for each question. The last one stays. */
function paying(...answers: readonly (Payment["status"] | KwanError)[]) {
  const asked: number[] = [];
  const confirm = (_: ApplicationId, body: { reference: string }, options?: CallOptions) => {
    if (options?.signal?.aborted) return Promise.reject(new CancelledError(options.signal.reason, "req_1"));
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(Date.now());
    return answer instanceof KwanError
      ? Promise.reject(answer)
      : Promise.resolve({ ...body, status: answer } as Payment);
  };
  return { kwan: { payments: { confirm } }, asked };
}

const offline = new KwanError({ status: 500, retryable: true });
const forbidden = new KwanError({ status: 403 });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Lets time pass until the promise has ended. */
async function outcomeOf<T>(promise: Promise<T>): Promise<T | Error> {
  const outcome = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test.each(["paid", "failed", "expired", "cancelled", "reversed"] as const)(
  "a payment that is %s has been decided [R-SDK-15]",
  async (status) => {
    const { kwan, asked } = paying("waiting", "pending", status);
    const seen: string[] = [];
    const payment = await outcomeOf(
      waitForPayment(kwan, id, reference, { onAnswer: (answer) => void seen.push(answer.status) }),
    );
    expect(payment).toMatchObject({ reference, status });
    expect(seen).toEqual(["waiting", "pending", status]);
    expect(asked.map((at) => at - asked[0]!)).toEqual([0, 1_000, 2_500]);
  },
);

test("the pauses grow to ten seconds, and when the time is up the payment is returned as it is [R-SDK-15]", async () => {
  const { kwan, asked } = paying("pending");
  expect(await outcomeOf(waitForPayment(kwan, id, reference))).toMatchObject({ status: "pending" });
  const pauses = asked.slice(1).map((at, n) => at - asked[n]!);
  expect(Math.max(...pauses)).toBe(10_000);
  expect(asked.at(-1)! - asked[0]!).toBeGreaterThan(289_000);
  expect(asked.at(-1)! - asked[0]!).toBeLessThanOrEqual(300_000);
});

test("goes on asking while the network fails [R-SDK-15]", async () => {
  const { kwan } = paying("pending", offline, offline, "paid");
  expect(await outcomeOf(waitForPayment(kwan, id, reference))).toMatchObject({ status: "paid" });
});

test("an error that will stay ends it, and so does a network that fails until the time is up [R-SDK-15]", async () => {
  expect(await outcomeOf(waitForPayment(paying("pending", forbidden).kwan, id, reference))).toBe(forbidden);
  expect(await outcomeOf(waitForPayment(paying(offline).kwan, id, reference, { upTo: 5_000 }))).toBe(offline);
  const known = await outcomeOf(waitForPayment(paying("pending", offline).kwan, id, reference, { upTo: 5_000 }));
  expect(known).toMatchObject({ status: "pending" });
});

test("stops in the middle of a pause when it is cancelled [R-SDK-15]", async () => {
  const { kwan, asked } = paying("pending");
  const stop = new AbortController();
  const waiting = waitForPayment(kwan, id, reference, { signal: stop.signal }).catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(1_500);
  stop.abort();
  expect(await waiting).toBeInstanceOf(CancelledError);
  expect(asked).toHaveLength(2);
});
