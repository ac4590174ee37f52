import { setLanguageSource } from "@kwan/domain/language";
import { afterEach, expect, test } from "vitest";
import { shownPasswordRules } from "./password-rules.ts";

afterEach(() => setLanguageSource(() => "en"));

test("the rules of a password are in the language at the time when they are shown [R-WRD-02]", () => {
  const english = shownPasswordRules().map(({ label }) => label);
  setLanguageSource(() => "fr");
  const french = shownPasswordRules().map(({ label }) => label);
  expect(english).toHaveLength(3);
  expect(english[0]).toMatch(/at least 8/i);
  expect(french[0]).toMatch(/8 caractères/);
});
