import { costItems } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { amount, currency, line } from "../basics.ts";
import { invoiceLine } from "../invoice-line.ts";

/** An item in the price list of a kind of service. */
export const costItem = z.object({
  kind: z.string(),
  /** Code of the item on the price list. */
  item: z.enum(costItems),
  title: line,
  /** Price in Ghana cedis, with two decimal places. */
  price: amount,
  currency,
  /** When the price is payable. */
  due: z.enum(["on_sending", "before_production", "retest"]),
});

/** The price of a kind of service at one tier, with its items and their total. */
export const serviceCost = z.object({
  kind: z.string(),
  /** Code of the service. */
  code: z.string(),
  title: line,
  tier: z.string(),
  /** The prices that add up to the total. */
  lines: z.array(invoiceLine),
  /** Total, in Ghana cedis, with two decimal places. */
  total: amount,
  currency,
});
