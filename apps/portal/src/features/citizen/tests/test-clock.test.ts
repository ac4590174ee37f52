import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverClock, testClock } from "./test-clock.ts";

const minute = 60_000;
const start = Date.parse("2026-11-21T09:00:00Z");
let attempt = "";
let attempts = 0;

beforeEach(() => {
  attempts += 1;
  attempt = `att_${attempts}`;
  vi.useFakeTimers({ now: start, toFake: ["Date", "performance"] });
});
afterEach(() => vi.useRealTimers());

/** Returns the minutes since the start, according to a clock. `minutesAnew` creates a new clock. */
const minutesBy = (clock: () => number) => Math.round((clock() - start) / minute);
const minutesAnew = () => minutesBy(serverClock(attempt));
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * minute);
const changeClock = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

test("a phone whose clock is an hour slow uses the server's time, even if the page is opened again offline [R-ADD-02]", () => {
  changeClock(-60);
  testClock.hear(attempt, start);
  pass(5);
  expect(minutesAnew()).toBe(5);
  // A cached response to starting the test contains the start time.
  testClock.recall(attempt, start, Date.now());
  expect(minutesAnew()).toBe(5);
});

test("a repeated start that gets the first response again does not add time [R-ADD-02]", () => {
  testClock.hear(attempt, start);
  pass(4);
  // The body contains the start time, and the Date header contains the current time.
  testClock.hear(attempt, Math.max(start, Date.now()));
  testClock.recall(attempt, start, Date.now());
  expect(minutesAnew()).toBe(4);
});

test("setting the clock of a phone back adds no time, on an open page or after a reload [R-ADD-02]", () => {
  testClock.hear(attempt, start);
  const open = serverClock(attempt);
  pass(6);
  expect(minutesBy(open)).toBe(6);
  changeClock(-60);
  pass(1);
  expect(minutesBy(open)).toBe(7);
  expect(minutesAnew()).toBe(7);
  changeClock(-60);
  pass(1);
  // The page was closed in between. The clock continues from the last known time.
  expect(minutesAnew()).toBe(7);
  pass(2);
  expect(minutesAnew()).toBe(9);
});

test("the server corrects a phone whose clock was set ahead, also on an open page [R-ADD-02]", () => {
  testClock.hear(attempt, start);
  const open = serverClock(attempt);
  pass(2);
  changeClock(60);
  expect(minutesBy(open)).toBe(62);
  testClock.hear(attempt, start + 2 * minute);
  expect([minutesBy(open), minutesAnew()]).toEqual([2, 2]);
  pass(1);
  expect(minutesBy(open)).toBe(3);
});

test("a response that took long does not add time [R-ADD-02]", () => {
  testClock.hear(attempt, start);
  pass(3);
  testClock.hear(attempt, start + 3 * minute - 20_000);
  expect(minutesAnew()).toBe(3);
});
