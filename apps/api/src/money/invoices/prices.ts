import type { listCostItems, listServiceCosts, QueryOf } from "@kwan/contract";
import { commonPrices, costItemTitles, type KindRow, kindRows, type Price } from "@kwan/domain/kinds";
import type { PageRequest } from "../../platform/db/keyset.ts";
import type { Listed } from "../../platform/db/listed.ts";
import { pageOf } from "./pages.ts";
import { type CostItem, presentCost, presentPrice, type ServiceCost } from "./present.ts";

/** Returns the prices of the options for a kind of application: a faster tier, or home delivery. */
function extrasOf(row: KindRow): (Price & { readonly title?: string })[] {
  const faster = row.tiers.map((tier) => ({
    item: "tier_surcharge" as const,
    title: `${costItemTitles.tier_surcharge} (${tier})`,
    pesewas: commonPrices.tier_surcharge[tier],
    due: "on_sending" as const,
  }));
  const home: Price[] = row.is_printed ? [{ item: "delivery", pesewas: commonPrices.delivery, due: "on_sending" }] : [];
  return [...faster, ...home];
}

/** Returns the price list by item: the prices for each kind of application, then those of its options. */
export function readCostItems(query: QueryOf<typeof listCostItems> & PageRequest): Listed<CostItem> {
  const rows = kindRows.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const items = rows.flatMap((row) =>
    [...row.prices, ...extrasOf(row)].filter(({ pesewas }) => pesewas > 0).map((price) => presentPrice(row, price)),
  );
  return pageOf(items, query);
}

export function readServiceCosts(query: QueryOf<typeof listServiceCosts> & PageRequest): Listed<ServiceCost> {
  const costs = kindRows
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .flatMap((row) => row.tiers.map((tier) => ({ row, tier })))
    .filter(({ tier }) => query.tier === undefined || tier === query.tier);
  const page = pageOf(costs, query);
  return { ...page, rows: page.rows.map(({ row, tier }) => presentCost(row, tier, query.delivery === "true")) };
}
