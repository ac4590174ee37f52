import type { PlainDate } from "../dates/plain-date.ts";
import { type CommonPrices, commonPrices, firstPriceDay, type Price } from "./cost-items.ts";

const firstDayOf = ({ from_day = firstPriceDay }: Pick<Price, "from_day">): PlainDate => from_day;

/** Returns a test for prices that have begun by a day. We know no prices before the first day, so the oldest are used. */
const begunBy =
  (on: PlainDate) =>
  (price: Pick<Price, "from_day">): boolean =>
    firstDayOf(price) === firstPriceDay || firstDayOf(price) <= on;

/**
 * Returns the prices that are valid on a day: for each item, the one that began last. The day is a day in Ghana.
 *
 * @example
 * pricesOn(kinds["drivers-renewal"].prices, "2026-11-21");
 */
export function pricesOn(prices: readonly Price[], on: PlainDate): Price[] {
  const begun = prices.filter(begunBy(on));
  return begun.filter((price) =>
    begun.every((other) => other.item !== price.item || firstDayOf(other) <= firstDayOf(price)),
  );
}

/**
 * Returns the prices on a day that are the same for every kind of service: home delivery, late renewal, and faster
 * processing.
 *
 * @example
 * commonPricesOn("2026-11-21").delivery; // 4_000
 */
export function commonPricesOn(on: PlainDate): CommonPrices {
  const prices = commonPrices.findLast(begunBy(on));
  if (!prices) throw new Error(`No common prices are known for ${on}.`);
  return prices;
}

/**
 * Returns the days after a day on which a price begins, in order: prices of a service, or prices that are the same for
 * every service.
 *
 * @example
 * laterPriceDays(kinds["drivers-renewal"].prices, "2026-11-21"); // []
 */
export const laterPriceDays = (prices: readonly Price[], after: PlainDate): PlainDate[] =>
  [...new Set([...prices, ...commonPrices].filter((price) => !begunBy(after)(price)).map(firstDayOf))].toSorted();
