import { formatCedis, type Pesewas, type PlainDate, pesewas } from "@kwan/domain";
import {
  type CostItem,
  commonPricesOn,
  costItemTitles,
  type KindRow,
  laterPriceDays,
  type Price,
  pricesOn,
  usualCost,
} from "@kwan/domain/kinds";
import { m } from "#messages";
import { dayInWords } from "../words/dates-and-money.ts";

type Priced = Pick<KindRow, "prices" | "tiers" | "is_printed">;

/** A price on a day, in words, with what it is on later days if that is known. */
export type PriceInWords = { readonly amount: string; readonly later: readonly string[] };

/** A part of a price: what it is for, the amount, and when it is paid. */
export type PricePart = PriceInWords & { readonly title: string; readonly when: string };

/** Returns an amount on a day, with each later day on which it changes: "From March 1, 2027: GH₵250.00". */
function inWords({ prices }: Priced, on: PlainDate, amountOn: (day: PlainDate) => Pesewas): PriceInWords {
  const asText = (amount: Pesewas) => (amount === 0 ? m.guide_free() : formatCedis(amount));
  const days = [on, ...laterPriceDays(prices, on)];
  const later = days.flatMap((day, at) => {
    const before = days[at - 1];
    if (!before || amountOn(before) === amountOn(day)) return [];
    return [m.guide_price_from({ day: dayInWords(day), price: asText(amountOn(day)) })];
  });
  return { amount: asText(amountOn(on)), later };
}

/** Returns what a service usually costs in all, on a day and later. */
export const usualPriceOf = (row: Priced, on: PlainDate): PriceInWords =>
  inWords(row, on, (day) => usualCost(row, day));

const whenDue: Readonly<Record<Price["due"], () => string>> = {
  on_sending: m.guide_due_on_sending,
  before_production: m.guide_due_before_production,
  retest: m.guide_due_retest,
};

const priceOf = ({ prices }: Priced, item: CostItem, on: PlainDate): Price | undefined =>
  pricesOn(prices, on).find((price) => price.item === item);

/**
 * Returns the parts of a service's price on a day, with those that begin later. A retest is paid only after a failed test.
 */
export function pricePartsOf(row: Priced, on: PlainDate): PricePart[] {
  const items = new Set(row.prices.map(({ item }) => item));
  return [...items].flatMap((item) => {
    const part = inWords(row, on, (day) => priceOf(row, item, day)?.pesewas ?? pesewas(0));
    const price = priceOf(row, item, on) ?? row.prices.find((each) => each.item === item);
    if (!price || (part.later.length === 0 && !priceOf(row, item, on)?.pesewas)) return [];
    return [{ title: costItemTitles[item], when: whenDue[price.due](), ...part }];
  });
}

const surcharges = { premium: m.guide_faster_premium, prestige: m.guide_faster_prestige };

/** Returns what applicants of a service pay only if they choose it. */
export function optionsOf(row: Priced, on: PlainDate): PricePart[] {
  const when = m.guide_due_on_sending();
  const faster = row.tiers.flatMap((tier) =>
    tier === "standard"
      ? []
      : [{ title: surcharges[tier](), when, ...inWords(row, on, (day) => commonPricesOn(day).tier_surcharge[tier]) }],
  );
  const home = inWords(row, on, (day) => commonPricesOn(day).delivery);
  return [...faster, ...(row.is_printed ? [{ title: m.guide_home_delivery(), when, ...home }] : [])];
}

/** Returns the day since which all parts of a service's price have been valid, or null if the service is free. */
export const validSince = ({ prices }: Pick<KindRow, "prices">, on: PlainDate): PlainDate | null =>
  pricesOn(prices, on)
    .flatMap(({ from_day }) => from_day ?? [])
    .toSorted()
    .at(-1) ?? null;
