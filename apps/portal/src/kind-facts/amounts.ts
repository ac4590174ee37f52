import type { Pesewas, PlainDate } from "@kwan/domain";
import { type KindRow, pricesOn } from "@kwan/domain/kinds";

/** Returns the price of a retest on a day, or null if the service has none. */
export const retestPriceOf = ({ prices }: Pick<KindRow, "prices">, on: PlainDate): Pesewas | null =>
  pricesOn(prices, on).find(({ due, pesewas: amount }) => due === "retest" && amount > 0)?.pesewas ?? null;

/** Whether an application for a service costs something on a day. */
export const isPaid = ({ prices }: Pick<KindRow, "prices">, on: PlainDate): boolean =>
  pricesOn(prices, on).some(({ pesewas: amount }) => amount > 0);
