import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { timeOfDay } from "./time-of-day.ts";

const read = (text: unknown) => z.safeParse(timeOfDay("Start"), text);
const messageFor = (text: unknown) => read(text).error?.issues[0]?.message;

describe("a time of day", () => {
  it.each(["9:30", "9.30", "9h30", "9H30", " 09:30 ", "09 : 30"])("%j is 09:30", (text) => {
    expect(read(text).data).toBe("09:30");
  });

  it.each(["24:00", "9:60", "930", "half past nine", "9:3", "09:30:00"])("%j is refused", (text) => {
    expect(messageFor(text)).toBe("Enter a time such as 09:30");
  });

  it.each(["", "  ", null, undefined, 930])("%j is missing", (text) => {
    expect(messageFor(text)).toBe("Start is required");
  });
});
