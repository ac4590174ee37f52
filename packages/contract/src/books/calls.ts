/**
 * The authority's books: balances, months, what is owed to payers, and differences with the payment provider's list. For
 * accountants.
 *
 * @module
 */

import * as z from "zod/mini";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { books, difference, month, owed } from "./shapes.ts";

/**
 * Returns the balances of the accounts and the revenue of a month by price item. By default, it is the current month.
 * Amounts are gross, because the payment provider's fees and payouts are not entered.
 *
 * @summary Read the books
 * @sdk books.get
 * @example
 * const { balances, closed_until } = await kwan.books.get({ month: "2026-11" });
 */
export const getBooks = call({
  id: "getBooks",
  method: "GET",
  path: "/office/books/",
  query: z.object({ month: z.optional(month) }),
  answer: books,
  access: ["books.read"],
});

/**
 * Lists the money that is owed to payers or not assigned yet, by payment, oldest first.
 *
 * @summary List what is owed to payers
 * @sdk books.owed
 * @example
 * for await (const { driver_name, amount } of kwan.books.owed()) console.log(driver_name, amount);
 */
export const listOwed = call({
  id: "listOwed",
  paged: true,
  method: "GET",
  path: "/office/books/owed/",
  query: listQuery({}),
  answer: page(owed),
  access: ["books.read"],
  audit: "driver",
});

/**
 * Lists the differences between the books and the payment provider's list, newest first. The lists are compared every
 * night. Differences that have ended are kept.
 *
 * @summary List the differences with the payment provider
 * @sdk books.differences
 * @example
 * const { count } = await kwan.books.differences({ ended: "false" });
 */
export const listDifferences = call({
  id: "listDifferences",
  paged: true,
  method: "GET",
  path: "/office/books/difference/",
  query: listQuery({
    /** False to list only the differences that are still there. */
    ended: z.optional(z.enum(["true", "false"])),
  }),
  answer: page(difference),
  access: ["books.read"],
});

/**
 * Downloads the revenue of a month as CSV, with a line for each price item of each receipt. What was refunded or reversed
 * is a negative line, on its own day and with the number of the receipt. The file of a closed month never changes.
 *
 * @summary Download a month of the books as CSV
 * @sdk books.download
 * @example
 * const file = await kwan.books.download({ month: "2026-11" });
 */
export const downloadBooks = call({
  id: "downloadBooks",
  method: "GET",
  path: "/office/books/download/",
  query: z.object({ month }),
  answers: "file",
  access: ["books.read"],
  audit: "books",
});
