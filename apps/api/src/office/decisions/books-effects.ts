import type { PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { m } from "#messages";
import { type BooksRow, closeUntil } from "../../money/entries/books-store.ts";
import { invalidField } from "../../platform/domain-error.ts";
import type { Effect } from "./effect.ts";

/** Throws unless the books can be closed until this day. */
function requireToBeClosed({ closed_until, complete_since }: BooksRow, day: PlainDate, today: PlainDate): void {
  const refuse = (message: (words: { day: string }) => string, which: PlainDate) =>
    invalidField("closed_until", message({ day: formatDate(which, "long") }));
  // What happens later today still has to be entered.
  if (day >= today) throw refuse(m.books_day_not_over, day);
  if (day < complete_since) throw refuse(m.books_not_complete, complete_since);
  if (closed_until !== null && day <= closed_until) throw refuse(m.books_closed_already, closed_until);
}

export const closeBooks: Effect<"close_books"> = {
  plan: ({ deps }, books, { closed_until }) => {
    requireToBeClosed(books, closed_until as PlainDate, deps.today());
    return { closed_until };
  },
  read: (_, { closed_until }) => ({ closed_until }),
  write: async ({ tx, deps }, books, values) => {
    const day = values.closed_until as PlainDate;
    requireToBeClosed(books, day, deps.today());
    await closeUntil(tx, books.id, day);
  },
};
