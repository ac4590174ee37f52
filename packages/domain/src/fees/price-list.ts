import type { PlainDate } from "../dates/plain-date.ts";
import type { KindRow } from "../kinds/row.ts";
import { type CostItem, costItemTitles, type Price } from "./cost-items.ts";
import { commonPricesOn, pricesOn } from "./prices-on.ts";

/** An item of the price list of a kind of service, with the title to display. */
export interface PriceListItem extends Price {
  readonly item: CostItem;
  readonly title: string;
}

/**
 * Returns the price list of a kind of service on a day: its own prices, then those of its options, which are a faster tier and home
 * delivery. Free items are left out.
 *
 * @example
 * priceListOf(kinds["drivers-renewal"], "2026-11-21").map(({ title }) => title);
 */
export function priceListOf(
  { prices, tiers, is_printed }: Pick<KindRow, "prices" | "tiers" | "is_printed">,
  on: PlainDate,
): PriceListItem[] {
  const { tier_surcharge, delivery } = commonPricesOn(on);
  const own = pricesOn(prices, on).map((price) => ({ ...price, title: costItemTitles[price.item] }));
  const faster = tiers.map((tier) => ({
    item: "tier_surcharge" as const,
    title: `${costItemTitles.tier_surcharge} (${tier})`,
    pesewas: tier_surcharge[tier],
    due: "on_sending" as const,
  }));
  const home = {
    item: "delivery",
    title: costItemTitles.delivery,
    pesewas: delivery,
    due: "on_sending",
  } as const;
  return [...own, ...faster, ...(is_printed ? [home] : [])].filter(({ pesewas }) => pesewas > 0);
}
