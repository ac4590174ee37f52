import { type AnswerOf, listCostItems, listServiceCosts } from "@kwan/contract";
import { type PlainDate, wireFromPesewas } from "@kwan/domain";
import { costItemTitles, type KindRow, kindRows, priceListOf, quote, type Tier } from "@kwan/domain/kinds";
import { on, pageOf, type Route } from "./routes.ts";

type CostItem = AnswerOf<typeof listCostItems>["results"][number];
type ServiceCost = AnswerOf<typeof listServiceCosts>["results"][number];

const rows = kindRows as unknown as readonly KindRow[];

const costItemsOf = (row: KindRow, on: PlainDate): CostItem[] =>
  priceListOf(row, on).map(({ item, title, pesewas, due }) => ({
    kind: row.kind,
    item,
    title,
    price: wireFromPesewas(pesewas),
    currency: "GHS",
    due,
  }));

function costOf(row: KindRow, tier: Tier, is_delivered: boolean, on: PlainDate): ServiceCost {
  const { kind, code, title, is_printed } = row;
  const price = quote(row.prices, { tier, is_delivered, is_late: false, is_printed }, on);
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
  on(listCostItems, ({ state, query, url }) => {
    const items = rows.filter(isOf(query.kind)).flatMap((row) => costItemsOf(row, state.today()));
    return pageOf(items, query, url);
  }),
  on(listServiceCosts, ({ state, query, url }) => {
    const costs = rows
      .filter(isOf(query.kind))
      .flatMap((row) => row.tiers.map((tier) => costOf(row, tier, query.delivery === "true", state.today())))
      .filter(({ tier }) => query.tier === undefined || tier === query.tier);
    return pageOf(costs, query, url);
  }),
];
