import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { growingPause, WorkQueue } from "./work-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a queue whose work returns these results in turn, and then has nothing left to do. */
function queueOf(...results: (number | undefined | Error)[]) {
  const at: number[] = [];
  const begun = Date.now();
  const queue = new WorkQueue({
    work: () => {
      at.push(Date.now() - begun);
      const result = results.shift();
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    pauseAfter: (cause, failures) =>
      (cause as Error).message === "for good" ? undefined : growingPause(failures, 1_000, 5_000),
  });
  queue.open();
  return { queue, at };
}

test("a failure is retried after a delay that grows up to a limit", async () => {
  const lost = () => new Error("lost");
  const { queue, at } = queueOf(lost(), lost(), lost(), lost(), lost());
  queue.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0, 1_000, 3_000, 7_000, 12_000, 17_000]);
});

test("a permanent failure is not retried", async () => {
  const { queue, at } = queueOf(new Error("for good"));
  queue.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0]);
});

test("work runs again after the delay that it returns, and waits if it returns none", async () => {
  const { queue, at } = queueOf(2_000, 3_000);
  queue.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0, 2_000, 5_000]);
});

test("waking ends a delay, and the next delay is short again", async () => {
  const lost = () => new Error("lost");
  const { queue, at } = queueOf(lost(), lost(), lost(), lost());
  queue.wake();
  await vi.advanceTimersByTimeAsync(3_500);
  queue.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at).toEqual([0, 1_000, 3_000, 3_500, 4_500]);
});

test("one piece of work runs at a time, and requests during a run share the next run", async () => {
  let running = 0;
  let runs = 0;
  const queue = new WorkQueue({
    work: async () => {
      running += 1;
      runs += 1;
      expect(running).toBe(1);
      await new Promise((done) => setTimeout(done, 100));
      running -= 1;
      return undefined;
    },
    pauseAfter: () => undefined,
  });
  const first = queue.run();
  await vi.advanceTimersByTimeAsync(10);
  const others = [queue.run(), queue.run()];
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([first, ...others]);
  expect(runs).toBe(2);
});

test("a run settles with the result of its work", async () => {
  const { queue } = queueOf(new Error("for good"));
  await expect(queue.run()).rejects.toThrow("for good");
  await expect(queue.run()).resolves.toBeUndefined();
});

test("a closed queue plans nothing, and can still be run once", async () => {
  const { queue, at } = queueOf(1_000, 1_000, 1_000);
  queue.wake();
  await vi.advanceTimersByTimeAsync(500);
  queue.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await queue.run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0, 60_500]);
});
