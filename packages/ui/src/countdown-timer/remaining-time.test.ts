import { describe, expect, test } from "vitest";
import { clock, inWords, isSpoken, secondsUntil, untilNextSecond } from "./remaining-time.ts";

describe("the remaining time", () => {
  test.each([
    [10_000, 0, 10],
    [10_000, 1, 10],
    [10_000, 999, 10],
    [10_000, 1000, 9],
    [10_000, 9999, 1],
    [10_000, 10_000, 0],
    [10_000, 99_000, 0],
  ])("until %d at %d is %d s", (until, now, seconds) => {
    expect(secondsUntil(until, now)).toBe(seconds);
  });

  test.each([0, 1, 250, 999, 1000, 4321])("changes at the next tick (%d)", (now) => {
    const until = 60_000;
    const later = now + untilNextSecond(until, now);
    expect(secondsUntil(until, later)).toBe(secondsUntil(until, now) - 1);
    expect(secondsUntil(until, later - 1)).toBe(secondsUntil(until, now));
  });

  test.each([
    [0, "0:00", "0 seconds"],
    [1, "0:01", "1 second"],
    [59, "0:59", "59 seconds"],
    [60, "1:00", "1 minute"],
    [90, "1:30", "1 minute 30 seconds"],
    [3600, "1:00:00", "1 hour"],
    [7384, "2:03:04", "2 hours 3 minutes 4 seconds"],
  ])("of %d s is shown as %s and read as %s", (seconds, clockText, spokenText) => {
    expect(clock(seconds)).toBe(clockText);
    expect(inWords(seconds)).toBe(spokenText);
  });
});

describe("the time is announced", () => {
  test("at certain times only", () => {
    const times = Array.from({ length: 400 }, (_, step) => 400 - step).filter((after) => isSpoken(after + 1, after));
    expect(times).toEqual([300, 120, 60, 30, 10]);
  });

  test("once if the tab was suspended for several of them", () => {
    expect(isSpoken(400, 45)).toBe(true);
    expect(isSpoken(45, 44)).toBe(false);
  });

  test("differently at the end", () => {
    expect(isSpoken(11, 0)).toBe(false);
  });
});
