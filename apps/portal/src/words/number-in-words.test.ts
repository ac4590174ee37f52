import { setLanguageSource } from "@kwan/domain/language";
import { afterEach, describe, expect, it } from "vitest";
import { numberInWords } from "./number-in-words.ts";

describe("a number on the screen [R-WRD-02]", () => {
  afterEach(() => setLanguageSource(() => "en"));

  it.each([
    [0, "0", "0"],
    [999, "999", "999"],
    [1_000, "1,000", "1\u202F000"],
    [250_000, "250,000", "250\u202F000"],
    [1_234_567, "1,234,567", "1\u202F234\u202F567"],
    [1_250.5, "1,250.5", "1\u202F250,5"],
    [12.5, "12.5", "12,5"],
  ])("%d", (number, english, french) => {
    expect(numberInWords(number)).toBe(english);
    setLanguageSource(() => "fr");
    expect(numberInWords(number)).toBe(french);
  });
});
