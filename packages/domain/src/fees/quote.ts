import type { PlainDate } from "../dates/plain-date.ts";
import { addPesewas, type Pesewas, pesewas } from "../money/pesewas.ts";
import { type CostItem, costItemTitles, type Price, type Tier } from "./cost-items.ts";
import { commonPricesOn, pricesOn } from "./prices-on.ts";

/** The choices in an application that affect its price. */
export interface Choices {
  readonly tier: Tier;
  readonly is_delivered: boolean;
  readonly is_late: boolean;
  /** Whether a new card is printed for the application. */
  readonly is_printed: boolean;
}

export interface QuoteLine {
  readonly item: CostItem;
  readonly title: string;
  readonly quantity: number;
  readonly unit_pesewas: Pesewas;
  readonly total_pesewas: Pesewas;
}

/**
 * The price of an application: the lines that are due on submission, the lines that are due before the card is printed,
 * and the total of both. The lines of a retest are due only after a failed test, and are not in the total.
 */
export interface Quote {
  readonly on_sending: readonly QuoteLine[];
  readonly before_production: readonly QuoteLine[];
  readonly retest: readonly QuoteLine[];
  readonly total_pesewas: Pesewas;
}

/**
 * Returns the price of an application on a day: the prices for its kind of service, plus charges for faster processing,
 * home delivery and late renewal if they apply. Leaves out free items and, if nothing is printed, prices that are due
 * before production. The day is the one on which the invoice is drawn up.
 *
 * @example
 * quote(row.prices, { tier: "standard", is_delivered: true, is_late: false, is_printed: true }, "2026-11-21").total_pesewas;
 */
export function quote(prices: readonly Price[], choices: Choices, on: PlainDate): Quote {
  const { tier_surcharge, delivery, late_renewal } = commonPricesOn(on);
  const extras: Price[] = [
    { item: "tier_surcharge", pesewas: tier_surcharge[choices.tier], due: "on_sending" },
    { item: "delivery", pesewas: choices.is_delivered ? delivery : pesewas(0), due: "on_sending" },
    { item: "late_renewal", pesewas: choices.is_late ? late_renewal : pesewas(0), due: "on_sending" },
  ];
  const linesDue = (due: Price["due"]): QuoteLine[] =>
    [...pricesOn(prices, on), ...extras].filter((price) => price.due === due && price.pesewas > 0).map(lineOf);
  const on_sending = linesDue("on_sending");
  const before_production = choices.is_printed ? linesDue("before_production") : [];
  return {
    on_sending,
    before_production,
    retest: linesDue("retest"),
    total_pesewas: totalOf([...on_sending, ...before_production]),
  };
}

const lineOf = ({ item, pesewas }: Price): QuoteLine => ({
  item,
  title: costItemTitles[item],
  quantity: 1,
  unit_pesewas: pesewas,
  total_pesewas: pesewas,
});

/** Adds up the lines of an invoice. */
export const totalOf = (lines: readonly QuoteLine[]): Pesewas =>
  addPesewas(...lines.map(({ total_pesewas }) => total_pesewas));

/**
 * Returns the price of a kind of service on a day, with standard processing and no home delivery or late renewal.
 *
 * @example
 * usualCost(kinds["drivers-renewal"], "2026-11-21"); // 21_000
 */
export const usualCost = (
  { prices, is_printed }: { readonly prices: readonly Price[]; readonly is_printed: boolean },
  on: PlainDate,
): Pesewas => quote(prices, { tier: "standard", is_delivered: false, is_late: false, is_printed }, on).total_pesewas;
