import type { KindRow } from "../kinds/row.ts";
import { type CostItem, commonPrices, costItemTitles } from "./cost-items.ts";
import type { Price } from "./quote.ts";

/** An item of the price list of a kind of service, with the title to display. */
export interface PriceListItem extends Price {
  readonly item: CostItem;
  readonly title: string;
}

/**
 * Returns the price list of a kind of service: its own prices, then those of its options, which are a faster tier and home
 * delivery. Free items are left out.
 *
 * @example
 * priceListOf(kinds["drivers-renewal"]).map(({ title }) => title);
 */
export function priceListOf({
  prices,
  tiers,
  is_printed,
}: Pick<KindRow, "prices" | "tiers" | "is_printed">): PriceListItem[] {
  const own = prices.map((price) => ({ ...price, title: costItemTitles[price.item] }));
  const faster = tiers.map((tier) => ({
    item: "tier_surcharge" as const,
    title: `${costItemTitles.tier_surcharge} (${tier})`,
    pesewas: commonPrices.tier_surcharge[tier],
    due: "on_sending" as const,
  }));
  const home = {
    item: "delivery",
    title: costItemTitles.delivery,
    pesewas: commonPrices.delivery,
    due: "on_sending",
  } as const;
  return [...own, ...faster, ...(is_printed ? [home] : [])].filter(({ pesewas }) => pesewas > 0);
}
