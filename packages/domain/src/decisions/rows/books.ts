import * as m from "../../catalogues/messages.js";
import { date } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

/** Closes the books: from then on, nothing can be entered on this day or on a day before it. */
export const closeBooks = defineDecision({
  kind: "close_books",
  title: m.decisions_close_books,
  summary: m.decisions_close_books_summary,
  subject: "books",
  fields: () => ({ closed_until: date(m.decisions_closed_until, { hint: m.decisions_closed_until_hint }) }),
  grounds: { month_end: m.decisions_ground_month_end, audit: m.decisions_ground_books_audited },
  scope: "books.close",
  approval: "books.approve",
  is_final: m.decisions_close_books_final,
});
