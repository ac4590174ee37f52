import { costItems } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { amount, line } from "./basics.ts";

export const invoiceLine = z.object({
  /** Code of the item on the price list. */
  item: z.enum(costItems),
  title: line,
  /** Quantity. */
  quantity: z.int(),
  /** Price of one item in Ghana cedis, with two decimal places. */
  unit_price: amount,
  /** Total, in Ghana cedis, with two decimal places. */
  total: amount,
});
