import { formatCedis } from "@kwan/domain";
import { type KindRow, type QuoteLine, quote, type Tier } from "@kwan/domain/kinds";
import type { LineItem } from "@kwan/ui";

/** What of an application bears on its cost. */
export type CostChoices = { tier: Tier; isDelivered: boolean };

/** The cost of an application by the domain's own reckoning: what is due when it is sent, and what later. */
export const costOf = (row: KindRow, { tier, isDelivered }: CostChoices) =>
  quote(row.prices, { tier, is_delivered: isDelivered, is_late: false, is_printed: row.is_printed });

/** Lines of a quote as the kit lists them. */
export const linesOf = (lines: readonly QuoteLine[]): LineItem[] =>
  lines.map(({ title, total_pesewas }) => ({ name: title, amount: formatCedis(total_pesewas) }));
