import { type AnswerOf, listCostItems, listServiceCosts } from "@kwan/contract";
import { wireFromPesewas } from "@kwan/domain";
import { costItemTitles, type KindRow, kindRows, priceListOf, quote, type Tier } from "@kwan/domain/kinds";
import { on, pageOf, type Route } from "./routes.ts";

type CostItem = AnswerOf<typeof listCostItems>["results"][number];
type ServiceCost = AnswerOf<typeof listServiceCosts>["results"][number];

const rows = kindRows as unknown as readonly KindRow[];

const costItemsOf = (row: KindRow): CostItem[] =>
  priceListOf(row).map(({ item, title, pesewas, due }) => ({
    kind: row.kind,
    item,
    title,
    price: wireFromPesewas(pesewas),
    currency: "GHS",
    due,
  }));

function costOf(row: KindRow, tier: Tier, is_delivered: boolean): ServiceCost {
  const { kind, code, title, is_printed } = row;
  const price = quote(row.prices, { tier, is_delivered, is_late: false, is_printed });
  return {
    kind,
    code,
    title,
    tier,
    lines: [...price.on_sending, ...price.before_production].map(({ item, quantity, unit_pesewas, total_pesewas }) => ({
      item,
      title: costItemTitles[item],
      quantity,
      unit_price: wireFromPesewas(unit_pesewas),
      total: wireFromPesewas(total_pesewas),
    })),
    total: wireFromPesewas(price.total_pesewas),
    currency: "GHS",
  };
}

const isOf = (kind: string | undefined) => (row: KindRow) => kind === undefined || row.kind === kind;

export const priceRoutes: readonly Route[] = [
  on(listCostItems, ({ query, url }) => pageOf(rows.filter(isOf(query.kind)).flatMap(costItemsOf), query, url)),
  on(listServiceCosts, ({ query, url }) => {
    const costs = rows
      .filter(isOf(query.kind))
      .flatMap((row) => row.tiers.map((tier) => costOf(row, tier, query.delivery === "true")))
      .filter(({ tier }) => query.tier === undefined || tier === query.tier);
    return pageOf(costs, query, url);
  }),
];
