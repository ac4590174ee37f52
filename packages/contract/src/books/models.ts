// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { PlainDate } from "@kwan/domain";
import type { DriverId, PaymentId } from "../ids.ts";

export type GetBooksQuery = {
  /** A month, such as 2026-11. */
  readonly month?: string | null | undefined;
};

export type GetBooksBalance = {
  /** Account of the books. */
  account: "provider" | "refunds_due" | "revenue" | "unassigned";
  /** The currency of the balance, such as GHS. Amounts in other currencies are never converted. */
  currency: string;
  /** The balance of the account, in this currency. */
  balance: string;
};

export type GetBooksMonth = {
  /** The figures for each price item. They add up to those of the month. */
  items: GetBooksMonthItem[];
  /** What was paid. */
  received: string;
  /** What the payment provider took back by itself, as a negative amount. */
  reversed: string;
  /** Refunds that were approved, as a negative amount. Refunds that were not made are added back. */
  refunded: string;
  /** What is left of the revenue. */
  total: string;
  /** A month, such as 2026-11. */
  month: string;
  /** Whether every day of the month is closed. */
  is_closed: boolean;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** The number of receipts. */
  receipts: number;
};

export type GetBooksMonthItem = {
  /** What was paid. */
  received: string;
  /** What the payment provider took back by itself, as a negative amount. */
  reversed: string;
  /** Refunds that were approved, as a negative amount. Refunds that were not made are added back. */
  refunded: string;
  /** What is left of the revenue. */
  total: string;
  /** Code of the price item. Null for receipts from before there were items. */
  item: string | null;
  /** Title to display. */
  title: string;
};

export type GetBooksAnswer = {
  /** ID of the books, which a proposal to close them names. */
  id: string;
  /** The day since which everything has been entered. A day before that cannot be closed. */
  complete_since: PlainDate;
  /** The last day on which nothing can be entered any more. Null if no day has been closed. */
  closed_until: PlainDate | null;
  /** When the books were last compared with the payment provider's list. Null if they never were. */
  compared_at: string | null;
  /** The number of differences with the payment provider's list that are still there. */
  differences: number;
  /**
   * The balances today. What is at the payment provider is revenue, or belongs to payers, or is not assigned yet. All
   * amounts are gross: the provider's fees and payouts are not entered.
   */
  balances: GetBooksBalance[];
  /** The revenue of one month, in Ghana cedis. */
  month: GetBooksMonth;
};

export type ListOwedQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListOwedItem = {
  /** ID of the payment with which the money arrived. */
  payment: PaymentId;
  /** The payment provider's reference for the payment. */
  reference: string;
  /** Whether it has to go back to the payer, or nobody has decided yet. */
  account: "refunds_due" | "unassigned";
  /** The amount that is owed, in the currency in which it arrived. */
  amount: string;
  /** The currency in which the money arrived, such as GHS. */
  currency: string;
  /** Since when the money has been in this account. */
  since: string;
  /** ID of the driver profile. */
  driver: DriverId;
  /** Display name of the driver. */
  driver_name: string;
  /** Title of the service that the invoice is for. */
  service_title: string;
  /** The receipt of the payment. Null if it has not paid an invoice. */
  receipt: string | null;
};

export type ListDifferencesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** False to list only the differences that are still there. */
  readonly ended?: "false" | "true" | null | undefined;
};

export type ListDifferencesItem = {
  /** Opaque ID. */
  id: string;
  /** Payment provider. */
  provider: string;
  /** The payment provider's reference for the payment. */
  reference: string;
  /** ID of the payment. Null if none of our payments has the reference. */
  payment: PaymentId | null;
  /** The payment is missing in the books or in the list, or its amount or what went back is not the same. */
  what: "missing_here" | "missing_there" | "other_amount" | "other_refund";
  /** The amount in the books. */
  ours: string;
  /** The amount in the payment provider's list. */
  theirs: string;
  /** The currency of both amounts, such as GHS. */
  currency: string;
  /** When the difference was found. */
  found_at: string;
  /** When it was no longer there. Null if it still is. */
  ended_at: string | null;
};

export type DownloadBooksQuery = {
  /** A month, such as 2026-11. */
  readonly month: string;
};
