import type { listCostItems, listServiceCosts, QueryOf } from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { kindRows, priceListOf } from "@kwan/domain/kinds";
import type { PageRequest } from "../../platform/db/keyset.ts";
import type { Listed } from "../../platform/db/listed.ts";
import { pageOf } from "./pages.ts";
import { type CostItem, presentCost, presentPrice, type ServiceCost } from "./present.ts";

/** Returns the price list of a day by item: the prices for each kind of application, then those of its options. */
export function readCostItems(query: QueryOf<typeof listCostItems> & PageRequest, on: PlainDate): Listed<CostItem> {
  const rows = kindRows.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const items = rows.flatMap((row) => priceListOf(row, on).map((price) => presentPrice(row, price)));
  return pageOf(items, query);
}

export function readServiceCosts(
  query: QueryOf<typeof listServiceCosts> & PageRequest,
  on: PlainDate,
): Listed<ServiceCost> {
  const costs = kindRows
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .flatMap((row) => row.tiers.map((tier) => ({ row, tier })))
    .filter(({ tier }) => query.tier === undefined || tier === query.tier);
  const page = pageOf(costs, query);
  return { ...page, rows: page.rows.map(({ row, tier }) => presentCost(row, tier, query.delivery === "true", on)) };
}
