import { expect, test } from "vitest";
import { areaOf, importsUpwards, missingMembers } from "./areas.ts";

test("no file of the server imports from a higher area", () => {
  expect(importsUpwards()).toEqual([]);
});

test("every file of the table exists, and the longest path decides", () => {
  expect(missingMembers()).toEqual([]);
  expect([areaOf("documents/store.ts"), areaOf("documents/spooled-file.ts")]).toEqual(["licensing", "platform"]);
  expect(() => areaOf("nowhere/store.ts")).toThrow("is in no area");
});
