import { type CostItem, commonPrices, costItemTitles, type Tier } from "./cost-items.ts";

/** A price in a kind's row: in pesewas, and when it falls due. */
export interface Price {
  readonly item: CostItem;
  readonly pesewas: number;
  /** `before_production` makes a second invoice, drawn up only if a card is printed for this application. */
  readonly due: "on_sending" | "before_production";
}

/** What about an application bears on its cost. */
export interface Choices {
  readonly tier: Tier;
  readonly is_delivered: boolean;
  readonly is_late: boolean;
  /** A new card is printed for it. */
  readonly is_printed: boolean;
}

export interface QuoteLine {
  readonly item: CostItem;
  readonly title: string;
  readonly quantity: number;
  readonly unit_pesewas: number;
  readonly total_pesewas: number;
}

/** One or two invoices to be: what is due when the application is sent, and what before its card is printed. */
export interface Quote {
  readonly on_sending: readonly QuoteLine[];
  readonly before_production: readonly QuoteLine[];
  readonly total_pesewas: number;
}

/**
 * The cost of an application: its kind's prices, then the faster service, home delivery and a late renewal where
 * they apply. What costs nothing makes no line; what is due before production is left out where nothing is printed.
 *
 * @example
 * quote(row.prices, { tier: "standard", is_delivered: true, is_late: false, is_printed: true }).total_pesewas;
 */
export function quote(prices: readonly Price[], choices: Choices): Quote {
  const extras: Price[] = [
    { item: "tier_surcharge", pesewas: commonPrices.tier_surcharge[choices.tier], due: "on_sending" },
    { item: "delivery", pesewas: choices.is_delivered ? commonPrices.delivery : 0, due: "on_sending" },
    { item: "late_renewal", pesewas: choices.is_late ? commonPrices.late_renewal : 0, due: "on_sending" },
  ];
  const linesDue = (due: Price["due"]): QuoteLine[] =>
    [...prices, ...extras].filter((price) => price.due === due && price.pesewas > 0).map(lineOf);
  const on_sending = linesDue("on_sending");
  const before_production = choices.is_printed ? linesDue("before_production") : [];
  return { on_sending, before_production, total_pesewas: totalOf([...on_sending, ...before_production]) };
}

const lineOf = ({ item, pesewas }: Price): QuoteLine => ({
  item,
  title: costItemTitles[item],
  quantity: 1,
  unit_pesewas: pesewas,
  total_pesewas: pesewas,
});

/** The sum of lines, in pesewas. */
export const totalOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, line) => sum + line.total_pesewas, 0);

/**
 * What a kind costs an applicant who asks for nothing on top, in pesewas.
 *
 * @example
 * usualCost(kinds["drivers-renewal"]); // 21_000
 */
export const usualCost = (row: { readonly prices: readonly Price[]; readonly is_printed: boolean }): number =>
  quote(row.prices, { tier: "standard", is_delivered: false, is_late: false, is_printed: row.is_printed })
    .total_pesewas;
