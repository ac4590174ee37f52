import { expect, it } from "vitest";
import { kinds } from "../kinds/registry.ts";
import type { KindRow } from "../kinds/row.ts";
import { priceListOf } from "./price-list.ts";

const itemsOf = (kind: keyof typeof kinds) =>
  priceListOf(kinds[kind] as unknown as KindRow, "2026-11-21").map(({ item, due }) => `${item} ${due}`);

it("the price list of a service has its prices and its options, without what is free [R-API-S05]", () => {
  expect(itemsOf("amendment")).toEqual([
    "application on_sending",
    "card_production before_production",
    ...kinds.amendment.tiers.slice(1).map(() => "tier_surcharge on_sending"),
    "delivery on_sending",
  ]);
  expect(itemsOf("drivers-renewal")).not.toContain("delivery on_sending");
  const titles = priceListOf(kinds["drivers-renewal"] as unknown as KindRow, "2026-11-21").map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
