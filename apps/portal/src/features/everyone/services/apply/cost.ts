import { formatCedis } from "@kwan/domain";
import { type KindRow, type QuoteLine, quote, type Tier } from "@kwan/domain/kinds";
import type { LineItem } from "@kwan/ui";

export type CostChoices = { tier: Tier; isDelivered: boolean };

/** Returns the price of an application: what is due on submission, and what is due later. */
export const costOf = (row: KindRow, { tier, isDelivered }: CostChoices) =>
  quote(row.prices, { tier, is_delivered: isDelivered, is_late: false, is_printed: row.is_printed });

/** Converts the lines of a quote for the list component in @kwan/ui. */
export const linesOf = (lines: readonly QuoteLine[]): LineItem[] =>
  lines.map(({ title, total_pesewas }) => ({ name: title, amount: formatCedis(total_pesewas) }));
