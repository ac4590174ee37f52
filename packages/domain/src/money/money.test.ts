import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/money.json" with { type: "json" };
import { formatCedis, formatCedisForSms, parseCedis } from "./cedis.ts";
import { addPesewas, type Pesewas, pesewas, pesewasFromWire, wireFromPesewas } from "./pesewas.ts";

const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 })).map(pesewas);

describe("writing an amount", () => {
  it.each(vectors.cases)("writes $input pesewas as $output.people [R-ENT-12]", ({ input, output }) => {
    const amount = pesewas(input);
    expect(formatCedis(amount)).toBe(output.people);
    expect(formatCedisForSms(amount)).toBe(output.sms);
    expect(wireFromPesewas(amount)).toBe(output.wire);
  });

  it("follows the rules of the language", () => {
    const byTheRules = new Intl.NumberFormat("en-GH", {
      style: "currency",
      currency: "GHS",
      currencyDisplay: "narrowSymbol",
    });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatCedis(amount)).toBe(byTheRules.format(wireFromPesewas(amount) as `${number}`));
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])("refuses %s pesewas", (amount) => {
    for (const write of [pesewas, formatCedis, formatCedisForSms, wireFromPesewas])
      expect(() => write(amount as Pesewas)).toThrow(RangeError);
  });

  it("does not compile for a plain number, which may be a count or a number of cedis", () => {
    // @ts-expect-error 420 cedis are not 420 pesewas
    expect(wireFromPesewas(420)).toBe("4.20");
    // @ts-expect-error the difference between two amounts is a plain number
    expect(formatCedis(pesewas(500) - pesewas(80))).toBe("GH₵4.20");
    // @ts-expect-error a count is not an amount
    expect(addPesewas(pesewas(500), vectors.cases.length)).toBeGreaterThan(500);
  });
});

describe("parsing an amount", () => {
  it("loses nothing in any format [R-ENT-12]", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseCedis(formatCedis(amount))).toBe(amount);
        expect(parseCedis(formatCedisForSms(amount))).toBe(amount);
        expect(pesewasFromWire(wireFromPesewas(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ["420", 42_000],
    ["420.5", 42_050],
    [" GHS 420.50 ", 42_050],
    ["₵5", 500],
    ["ghs 1,000", 100_000],
    ["-0.00", 0],
    ["420,50", 42_050],
    ["420,5", 42_050],
    ["1 420,00", 142_000],
    ["1\u202F420,00\u00A0GHS", 142_000],
    ["1,420", 142_000],
  ])("accepts what people type: '%s'", (text, amount) => {
    expect(parseCedis(text)).toBe(amount);
  });

  it.each([
    "",
    "12.345",
    "1,0000",
    "1.420,00",
    "1,42,00",
    "12 34",
    "12a",
    "USD 5",
    "1e3",
    "--5",
    ".5",
    "5.",
    "١٢",
    "9".repeat(17),
    "__proto__",
  ])("refuses '%s'", (text) => {
    expect(parseCedis(text)).toBeNull();
  });

  it.each([
    "420",
    "420.0",
    "420.000",
    "0420.00",
    "-0.00",
    "+1.00",
    " 1.00",
    "1,000.00",
    "1e2.00",
    "",
    "99999999999999.99",
  ])("accepts only the format of the API, so not '%s'", (text) => {
    expect(pesewasFromWire(text)).toBeNull();
  });
});

describe("adding amounts", () => {
  it("is exact where floating-point numbers are not", () => {
    expect(addPesewas(pesewas(10), pesewas(20))).toBe(30);
    expect(addPesewas()).toBe(0);
    expect(addPesewas(pesewas(42_000), pesewas(-42_000))).toBe(0);
  });

  it("does not depend on the order", () => {
    const small = fc.array(fc.integer({ min: -1e12, max: 1e12 }).map(pesewas), { maxLength: 20 });
    fc.assert(
      fc.property(small, (amounts) => {
        expect(addPesewas(...amounts.toReversed())).toBe(addPesewas(...amounts));
      }),
    );
  });

  it.each([[[Number.MAX_SAFE_INTEGER, 1]], [[0.5, 0.5]], [[Number.NaN, 1]], [[Number.MAX_SAFE_INTEGER, 1, -1]]])(
    "refuses %j, which cannot be exact",
    (amounts) => {
      expect(() => addPesewas(...(amounts as Pesewas[]))).toThrow(RangeError);
    },
  );
});
