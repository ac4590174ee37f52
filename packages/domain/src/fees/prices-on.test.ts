import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/price-days.json" with { type: "json" };
import type { PlainDate } from "../dates/plain-date.ts";
import { kindRows } from "../kinds/registry.ts";
import { pesewas } from "../money/pesewas.ts";
import { commonPrices, firstPriceDay, type Price } from "./cost-items.ts";
import { commonPricesOn, laterPriceDays, pricesOn } from "./prices-on.ts";
import { quote, usualCost } from "./quote.ts";

describe("the prices on a day [R-PUB-03]", () => {
  it.each(vectors.cases)("of $input.prices.length entries on $input.on are $output.prices", ({ input, output }) => {
    const prices = input.prices as unknown as Price[];
    const on = input.on as PlainDate;
    const valid = pricesOn(prices, on).map((price) => `${price.item} ${price.pesewas}`);
    expect({ prices: valid, later_days: laterPriceDays(prices, on) }).toEqual(output);
  });

  it("decide what an application costs, from the first minute of the day on which they begin", () => {
    const prices: Price[] = [
      { item: "application", pesewas: pesewas(10_000), due: "on_sending", from_day: "2026-01-01" },
      { item: "application", pesewas: pesewas(12_500), due: "on_sending", from_day: "2027-03-01" },
    ];
    const row = { prices, is_printed: false };
    expect([usualCost(row, "2027-02-28"), usualCost(row, "2027-03-01")]).toEqual([10_000, 12_500]);
    const choices = { tier: "standard", is_delivered: false, is_late: false, is_printed: false } as const;
    expect(quote(prices, choices, "2027-03-01").on_sending).toHaveLength(1);
  });

  it("can be nothing from a day on", () => {
    const prices: Price[] = [
      { item: "application", pesewas: pesewas(10_000), due: "on_sending" },
      { item: "application", pesewas: pesewas(0), due: "on_sending", from_day: "2027-03-01" },
    ];
    expect(usualCost({ prices, is_printed: false }, "2027-03-01")).toBe(0);
  });
});

describe("the table of prices", () => {
  it("has one price for each item and day, and every item begins on a day from which all prices are known", () => {
    for (const { kind, prices } of kindRows) {
      const entries = prices.map(({ item, from_day }) => `${item} ${from_day}`);
      expect(new Set(entries).size, kind).toBe(entries.length);
      expect(
        prices.every(({ from_day }) => from_day && from_day >= firstPriceDay),
        kind,
      ).toBe(true);
    }
  });

  it("has the prices that every service shares in the order of their days, and some on every day", () => {
    const days = commonPrices.map(({ from_day }) => from_day);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days[0]).toBe(firstPriceDay);
    expect(commonPricesOn("2019-12-31")).toBe(commonPrices[0]);
  });

  it("takes the shared prices that began last", () => {
    const later = { ...commonPricesOn("2026-11-21"), from_day: "2027-03-01", delivery: pesewas(5_000) } as const;
    const table = commonPrices as (typeof later)[];
    table.push(later);
    try {
      const costs = (on: PlainDate) =>
        quote([], { tier: "premium", is_delivered: true, is_late: false, is_printed: true }, on).total_pesewas;
      expect([costs("2027-02-28"), costs("2027-03-01")]).toEqual([19_000, 20_000]);
      expect(laterPriceDays([], "2027-02-28")).toEqual(["2027-03-01"]);
    } finally {
      table.pop();
    }
  });
});
