import { afterEach, expect, test, vi } from "vitest";
import { noteServerTime, onThisDevice, serverNow } from "./server-clock.ts";

const dated = (date: string) => new Response(null, { headers: { date } });

afterEach(() => vi.useRealTimers());

test.each([
  ["an hour slow", "2026-11-21T08:00:00Z"],
  ["a day fast", "2026-11-22T09:00:00Z"],
])("a phone whose clock is %s waits a minute if the server says a minute", (_wrong, phone) => {
  vi.useFakeTimers({ now: new Date(phone) });
  noteServerTime(dated("Sat, 21 Nov 2026 09:00:00 GMT"));
  expect(new Date(serverNow()).toISOString()).toBe("2026-11-21T09:00:00.000Z");
  expect(onThisDevice("2026-11-21T09:01:00Z") - Date.now()).toBe(60_000);
});

test("the time that a response took is ignored, and so is a response without a date", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:02.400Z") });
  noteServerTime(dated("Sat, 21 Nov 2026 09:00:00 GMT"));
  expect(serverNow()).toBe(Date.now());
  noteServerTime(new Response(null));
  expect(serverNow()).toBe(Date.now());
});
