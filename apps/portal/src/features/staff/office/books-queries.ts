import { books, decisions } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ books, decisions });

export const q = kwanOptions(kwan);

/** The query key that all lists of decisions share. */
export const everyDecision = kwanKey("decisions");

export type BooksState = Awaited<ReturnType<typeof kwan.books.get>>;
export type Owed = Awaited<ReturnType<typeof kwan.books.owed>>["results"][number];
export type Difference = Awaited<ReturnType<typeof kwan.books.differences>>["results"][number];
