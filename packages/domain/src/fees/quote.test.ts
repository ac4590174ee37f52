import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/fees.json" with { type: "json" };
import { kindByCode } from "../kinds/registry.ts";
import { pesewas } from "../money/pesewas.ts";
import { type CostItem, costItems, costItemTitles, type Price, type Tier, tiers } from "./cost-items.ts";
import { commonPricesOn } from "./prices-on.ts";
import { type Choices, type QuoteLine, quote, totalOf } from "./quote.ts";

const day = "2026-11-21";
const plain: Choices = { tier: "standard", is_delivered: false, is_late: false, is_printed: true };
const short = (lines: readonly QuoteLine[]) => lines.map(({ item, total_pesewas }) => `${item} ${total_pesewas}`);

describe("the cost of an application", () => {
  it.each(vectors.cases)("$input.code with $input is $output.total_pesewas pesewas", ({ input, output }) => {
    const { code, tier, ...choices } = input;
    const { on_sending, before_production, total_pesewas } = quote(
      kindByCode(code)!.prices,
      { ...choices, tier: tier as Tier },
      day,
    );
    expect({ on_sending: short(on_sending), before_production: short(before_production), total_pesewas }).toEqual(
      output,
    );
  });

  it("has one line with a title for each price", () => {
    const price: Price = { item: "card_production", pesewas: pesewas(15_000), due: "on_sending" };
    expect(quote([price], plain, day).on_sending).toEqual([
      { item: "card_production", title: "Card", quantity: 1, unit_pesewas: 15_000, total_pesewas: 15_000 },
    ]);
  });

  it("has no line for free items, such as a late renewal today", () => {
    const nothing: Price = { item: "application", pesewas: pesewas(0), due: "on_sending" };
    expect(quote([nothing], { ...plain, is_late: true }, day)).toEqual({
      on_sending: [],
      before_production: [],
      retest: [],
      total_pesewas: 0,
    });
  });
});

describe("the prices of every kind", () => {
  it("give each cost item a title and cost GHS 150 more for premium, 350 for prestige, 40 for delivery", () => {
    for (const item of costItems) expect(costItemTitles[item]).toMatch(/^[A-Z][a-z ]+$/);
    expect(new Set(Object.values(costItemTitles)).size).toBe(costItems.length);
    expect(commonPricesOn(day)).toEqual({
      from_day: "2026-01-01",
      delivery: 4_000,
      late_renewal: 0,
      tier_surcharge: { standard: 0, premium: 15_000, prestige: 35_000 },
    });
  });
});

const prices: fc.Arbitrary<Price[]> = fc.array(
  fc.record({
    item: fc.constantFrom<CostItem>(...costItems),
    pesewas: fc.oneof(fc.constant(0), fc.nat({ max: 10_000_000 })).map(pesewas),
    due: fc.constantFrom("on_sending" as const, "before_production" as const),
  }),
  { maxLength: 8 },
);
const choices: fc.Arbitrary<Choices> = fc.record({
  tier: fc.constantFrom(...tiers),
  is_delivered: fc.boolean(),
  is_late: fc.boolean(),
  is_printed: fc.boolean(),
});

describe("any quote", () => {
  it("has the sum of its lines as the total, and no free line", () => {
    fc.assert(
      fc.property(prices, choices, (some, chosen) => {
        const { on_sending, before_production, total_pesewas } = quote(some, chosen, day);
        const lines = [...on_sending, ...before_production];
        expect(totalOf(lines)).toBe(total_pesewas);
        expect(lines.reduce((sum, line) => sum + line.unit_pesewas * line.quantity, 0)).toBe(total_pesewas);
        expect(lines.every((line) => line.total_pesewas > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("has a second invoice only if a card is printed, and the first stays the same", () => {
    fc.assert(
      fc.property(prices, choices, (some, chosen) => {
        const printed = quote(some, { ...chosen, is_printed: true }, day);
        const unprinted = quote(some, { ...chosen, is_printed: false }, day);
        expect(unprinted.before_production).toEqual([]);
        expect(unprinted.on_sending).toEqual(printed.on_sending);
      }),
      { numRuns: 500 },
    );
  });
});
