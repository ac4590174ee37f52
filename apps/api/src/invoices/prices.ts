import type { AnswerOf, listCostItems, listServiceCosts } from "@kwan/contract";
import { commonPrices, costItemTitles, type KindRow, kindRows, type Price } from "@kwan/domain/kinds";
import type { Asked } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { pageOf } from "./pages.ts";
import { presentCost, presentPrice } from "./present.ts";

/** What a kind costs on top where the applicant wants more: a faster tier, or the card brought home. */
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

/** The price list by item: each kind's own prices, then what can be added to them. */
export function readCostItems({ query, request }: Asked<typeof listCostItems>): AnswerOf<typeof listCostItems> {
  const rows = kindRows.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const items = rows.flatMap((row) =>
    [...row.prices, ...extrasOf(row)].filter(({ pesewas }) => pesewas > 0).map((price) => presentPrice(row, price)),
  );
  return listAnswer(request, pageOf(items, query), (item) => item);
}

/** What each kind costs in all, by tier. */
export function readServiceCosts({
  query,
  request,
}: Asked<typeof listServiceCosts>): AnswerOf<typeof listServiceCosts> {
  const costs = kindRows
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .flatMap((row) => row.tiers.map((tier) => ({ row, tier })))
    .filter(({ tier }) => query.tier === undefined || tier === query.tier);
  return listAnswer(request, pageOf(costs, query), ({ row, tier }) =>
    presentCost(row, tier, query.delivery === "true"),
  );
}
