import * as z from "zod/mini";
import { amount, currency, id, instant, line, plainDate } from "../basics.ts";
import * as m from "../catalogues/messages.js";

const accounts = ["provider", "revenue", "unassigned", "refunds_due"] as const;

/** A month, such as 2026-11. */
export const month = z
  .string({ error: m.fields_month })
  .check(z.regex(/^(20\d\d)-(0[1-9]|1[0-2])$/, { error: m.fields_month }));

const figures = {
  /** What was paid. */
  received: amount,
  /** What the payment provider took back by itself, as a negative amount. */
  reversed: amount,
  /** Refunds that were approved, as a negative amount. Refunds that were not made are added back. */
  refunded: amount,
  /** What is left of the revenue. */
  total: amount,
};

/** The books: the balance of each account, one month, and what is still to be done. */
export const books = z.object({
  /** ID of the books, which a proposal to close them names. */
  id,
  /** The day since which everything has been entered. A day before that cannot be closed. */
  complete_since: plainDate,
  /** The last day on which nothing can be entered any more. Null if no day has been closed. */
  closed_until: z.nullable(plainDate),
  /** When the books were last compared with the payment provider's list. Null if they never were. */
  compared_at: z.nullable(instant),
  /** The number of differences with the payment provider's list that are still there. */
  differences: z.int(),
  /**
   * The balances today. What is at the payment provider is revenue, or belongs to payers, or is not assigned yet. All
   * amounts are gross: the provider's fees and payouts are not entered.
   */
  balances: z.array(
    z.object({
      /** Account of the books. */
      account: z.enum(accounts),
      /** The currency of the balance, such as GHS. Amounts in other currencies are never converted. */
      currency: z.string(),
      /** The balance of the account, in this currency. */
      balance: amount,
    }),
  ),
  /** The revenue of one month, in Ghana cedis. */
  month: z.object({
    month,
    /** Whether every day of the month is closed. */
    is_closed: z.boolean(),
    currency,
    /** The number of receipts. */
    receipts: z.int(),
    ...figures,
    /** The figures for each price item. They add up to those of the month. */
    items: z.array(
      z.object({
        /** Code of the price item. Null for receipts from before there were items. */
        item: z.nullable(z.string()),
        title: line,
        ...figures,
      }),
    ),
  }),
});

/** Money that is at the payment provider and does not belong to the authority, or may not. */
export const owed = z.object({
  /** ID of the payment with which the money arrived. */
  payment: id,
  reference: z.string(),
  /** Whether it has to go back to the payer, or nobody has decided yet. */
  account: z.enum(["refunds_due", "unassigned"]),
  /** The amount that is owed, in the currency in which it arrived. */
  amount,
  /** The currency in which the money arrived, such as GHS. */
  currency: z.string(),
  /** Since when the money has been in this account. */
  since: instant,
  driver: id,
  driver_name: line,
  service_title: line,
  /** The receipt of the payment. Null if it has not paid an invoice. */
  receipt: z.nullable(z.string()),
});

/** A payment on which the books and the payment provider's list do not agree. */
export const difference = z.object({
  id,
  /** Payment provider. */
  provider: z.string(),
  reference: z.string(),
  /** ID of the payment. Null if none of our payments has the reference. */
  payment: z.nullable(id),
  /** The payment is missing in the books or in the list, or its amount or what went back is not the same. */
  what: z.enum(["missing_here", "missing_there", "other_amount", "other_refund"]),
  /** The amount in the books. */
  ours: amount,
  /** The amount in the payment provider's list. */
  theirs: amount,
  /** The currency of both amounts, such as GHS. */
  currency: z.string(),
  /** When the difference was found. */
  found_at: instant,
  /** When it was no longer there. Null if it still is. */
  ended_at: z.nullable(instant),
});
