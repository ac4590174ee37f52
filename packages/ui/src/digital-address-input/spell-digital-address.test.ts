import { expect, test } from "vitest";
import { spellDigitalAddress } from "./spell-digital-address.ts";

test.each([
  ["ga 183 8164", "GA-183-8164"],
  ["GA-183-8164", "GA-183-8164"],
  ["ak03999876", "AK-0399-9876"],
  ["g5-123-4567 ", "G5-123-4567"],
])("%s is spelled %s", (typed, spelled) => {
  expect(spellDigitalAddress(typed)).toBe(spelled);
});

test.each(["", "12 Ring Road", "GA-18-8164", "GA-183-81640", "1A-183-8164"])("%s stays as it is", (typed) => {
  expect(spellDigitalAddress(typed)).toBe(typed);
});
