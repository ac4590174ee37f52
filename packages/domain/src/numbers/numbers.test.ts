import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/check-digits.json" with { type: "json" };
import { checkCharacter, codeAlphabet, dammDigit } from "./check-digits.ts";
import { applicationNumber, invoiceNumber, readApplicationNumber, receiptNumber } from "./document-numbers.ts";
import { readShareCode, shareCode } from "./random-codes.ts";

const years = fc.integer({ min: 1000, max: 9999 });
const sequences = fc.integer({ min: 1, max: 9_999_999 });
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

// Returns every string made by changing one character of a code, or by swapping two different adjacent characters.
function slips(code: string, alphabet: string): string[] {
  const wrong: string[] = [];
  for (let place = 0; place < code.length; place++) {
    const here = code.charAt(place);
    const next = code.charAt(place + 1);
    if (!alphabet.includes(here)) continue;
    for (const other of alphabet) if (other !== here) wrong.push(code.slice(0, place) + other + code.slice(place + 1));
    if (alphabet.includes(next) && next !== "" && next !== here) {
      wrong.push(code.slice(0, place) + next + here + code.slice(place + 2));
    }
  }
  return wrong;
}

describe("check digits", () => {
  it.each(vectors.cases)("Damm's digit of '$input' is $output", ({ input, output }) => {
    expect(dammDigit(input)).toBe(output);
  });

  it("catch every wrong digit and every swap of neighbours in an application number", () => {
    fc.assert(
      fc.property(years, sequences, (year, sequence) => {
        const number = applicationNumber(year, sequence);
        expect(readApplicationNumber(number)).toBe(number);
        for (const wrong of slips(number, "0123456789")) expect(readApplicationNumber(wrong)).toBeNull();
      }),
    );
  });

  it("catch every wrong character and every swap of neighbours in a share code", () => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 9, maxLength: 9 }), (values) => {
        const source = [...values];
        const code = shareCode(() => source.shift() ?? 0);
        expect(readShareCode(code)).toBe(code);
        for (const wrong of slips(code, codeAlphabet)) expect(readShareCode(wrong)).toBeNull();
        const joined = code.replace("-", "");
        for (const wrong of slips(joined, codeAlphabet)) expect(readShareCode(wrong)).toBeNull();
      }),
    );
  });

  it("are empty for a character outside the alphabet", () => {
    expect(checkCharacter("K7O")).toBe("");
    expect(checkCharacter("K7\u0000")).toBe("");
    expect(codeAlphabet).not.toMatch(/[01ILO]/);
    expect(new Set(codeAlphabet).size).toBe(31);
  });
});

describe("document numbers", () => {
  it.each([
    [2026, 42, "INV-2026-000042"],
    [2026, 999_999, "INV-2026-999999"],
    [2026, 1_000_000, "INV-2026-1000000"],
    [2026, 0, ""],
    [2026, 1.5, ""],
    [26, 1, ""],
    [10_000, 1, ""],
    [Number.NaN, 1, ""],
    [2026, Number.POSITIVE_INFINITY, ""],
  ])("with the year %d and sequence %d are '%s'", (year, sequence, number) => {
    expect(invoiceNumber(year, sequence)).toBe(number);
    expect(receiptNumber(year, sequence)).toBe(number.replace("INV", "RCP"));
    expect(applicationNumber(year, sequence).slice(0, -1)).toBe(number.replace("INV", "KW"));
  });

  it.each([
    ["KW-2026-0000426", "KW-2026-0000426"],
    [" kw 2026 0000426 ", "KW-2026-0000426"],
    ["KW20260000426", "KW-2026-0000426"],
    ["KW-2026-0000427", null],
    ["KW-2026-000042", null],
    ["INV-2026-0000426", null],
    ["", null],
    ["KW-2026-".padEnd(1_000_000, "0"), null],
  ])("typed as '%.20s' are read as %s", (text, number) => {
    expect(readApplicationNumber(text)).toBe(number);
  });
});

describe("random codes", () => {
  it("have two groups of five unambiguous characters", () => {
    fc.assert(
      fc.property(chance, (value) => {
        expect(shareCode(() => value)).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
      }),
    );
  });

  it("use the whole alphabet and depend only on the random source", () => {
    expect(shareCode(() => 0).slice(0, 9)).toBe("22222-222");
    expect(shareCode(() => 0.999999).slice(0, 9)).toBe("ZZZZZ-ZZZ");
  });

  it("are recognised however they are typed", () => {
    const code = shareCode(() => 0.3);
    expect(readShareCode(` ${code.toLowerCase().replace("-", " ")} `)).toBe(code);
    expect(readShareCode(code.slice(0, -1))).toBeNull();
    expect(readShareCode(`${code}2`)).toBeNull();
    expect(readShareCode("")).toBeNull();
  });

  it.each([1, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    "are complete even if the random source returns %s",
    (value) => {
      expect(readShareCode(shareCode(() => value))).not.toBeNull();
    },
  );
});
