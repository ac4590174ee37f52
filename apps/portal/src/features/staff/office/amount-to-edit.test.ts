import { parseCedis } from "@kwan/domain";
import { setLanguageSource } from "@kwan/domain/language";
import { afterEach, describe, expect, it } from "vitest";
import { amountToEdit } from "./amount-to-edit.ts";

describe("an amount in a field [R-ENT-12]", () => {
  afterEach(() => setLanguageSource(() => "en"));

  it("has the decimal sign of the language, and is read again", () => {
    expect(amountToEdit("1420.50")).toBe("1420.50");
    setLanguageSource(() => "fr");
    expect(amountToEdit("1420.50")).toBe("1420,50");
    expect(parseCedis(amountToEdit("1420.50"))).toBe(142_050);
  });
});
