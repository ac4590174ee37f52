import { expect, test } from "vitest";
import { areaOf, importsUpwards, missingMembers } from "./areas.ts";

/** The number of imports that still run from a lower area to a higher one. It may only fall. */
const ceiling = 26;

test("no import is added that runs from a lower area of the server to a higher one", () => {
  const upwards = importsUpwards();
  expect(upwards.length, upwards.join("\n")).toBe(ceiling);
});

test("every file of the table exists, and the longest path decides", () => {
  expect(missingMembers()).toEqual([]);
  expect([areaOf("documents/store.ts"), areaOf("documents/spooled-file.ts")]).toEqual(["licensing", "platform"]);
  expect(() => areaOf("nowhere/store.ts")).toThrow("is in no area");
});
