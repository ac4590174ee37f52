// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type DownloadBooksQuery,
  downloadBooks,
  type GetBooksAnswer,
  type GetBooksQuery,
  getBooks,
  type ListDifferencesItem,
  type ListDifferencesQuery,
  type ListOwedItem,
  type ListOwedQuery,
  listDifferences,
  listOwed,
  type Page,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions } from "../requests/options.ts";

/** The codes of the errors that `books.get` can fail with. */
export type BooksGetCode = CommonCode | "forbidden" | "invalid";

/** The error of `books.get`. */
export type BooksGetError = KwanError<BooksGetCode>;

/** The codes of the errors that `books.owed` can fail with. */
export type BooksOwedCode = CommonCode | "forbidden" | "invalid";

/** The error of `books.owed`. */
export type BooksOwedError = KwanError<BooksOwedCode>;

/** The codes of the errors that `books.differences` can fail with. */
export type BooksDifferencesCode = CommonCode | "forbidden" | "invalid";

/** The error of `books.differences`. */
export type BooksDifferencesError = KwanError<BooksDifferencesCode>;

/** The codes of the errors that `books.download` can fail with. */
export type BooksDownloadCode = CommonCode | "forbidden" | "invalid";

/** The error of `books.download`. */
export type BooksDownloadError = KwanError<BooksDownloadCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns the balances of the accounts and the revenue of a month by price item. By default, it is the current month.
   * Amounts are gross, because the payment provider's fees and payouts are not entered.
   *
   * @example
   * const { balances, closed_until } = await kwan.books.get({ month: "2026-11" });
   */
  get: method(
    getBooks,
    (query?: GetBooksQuery, options?: CallOptions): KwanPromise<GetBooksAnswer, BooksGetError, "getBooks"> =>
      send(getBooks, { query }, options),
  ),
  /**
   * Lists the money that is owed to payers or not assigned yet, by payment, oldest first.
   *
   * @example
   * for await (const { driver_name, amount } of kwan.books.owed()) console.log(driver_name, amount);
   */
  owed: method(
    listOwed,
    (query?: ListOwedQuery, options?: CallOptions): KwanList<Page<ListOwedItem>, BooksOwedError, "listOwed"> =>
      send(listOwed, { query }, options),
  ),
  /**
   * Lists the differences between the books and the payment provider's list, newest first. The lists are compared every
   * night. Differences that have ended are kept.
   *
   * @example
   * const { count } = await kwan.books.differences({ ended: "false" });
   */
  differences: method(
    listDifferences,
    (
      query?: ListDifferencesQuery,
      options?: CallOptions,
    ): KwanList<Page<ListDifferencesItem>, BooksDifferencesError, "listDifferences"> =>
      send(listDifferences, { query }, options),
  ),
  /**
   * Downloads the revenue of a month as CSV, with a line for each price item of each receipt. What was refunded or reversed
   * is a negative line, on its own day and with the number of the receipt. The file of a closed month never changes.
   *
   * @example
   * const file = await kwan.books.download({ month: "2026-11" });
   */
  download: method(
    downloadBooks,
    (query: DownloadBooksQuery, options?: CallOptions): KwanPromise<FileAnswer, BooksDownloadError, "downloadBooks"> =>
      send(downloadBooks, { query }, options),
  ),
});

/**
 * The authority's books: balances, months, what is owed to payers, and differences with the payment provider's list. For
 * accountants.
 */
export interface BooksMethods extends ReturnType<typeof withSend> {}

/**
 * The authority's books: balances, months, what is owed to payers, and differences with the payment provider's list. For
 * accountants.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { books });
 */
export const books: (send: Send) => BooksMethods = withSend;
