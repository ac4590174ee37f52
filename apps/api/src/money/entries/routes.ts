import { addDays, type PlainDate, wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";
import { csvAnswer } from "../../platform/calls/csv-answer.ts";
import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { csvFile, inBatches } from "../../platform/csv.ts";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { booksId, findBooks } from "./books-store.ts";
import { countOpenDifferences, listDifferences } from "./differences-store.ts";
import { balances, type Days, listOwed, revenueByItem, revenueEntries } from "./figures-store.ts";
import { itemInWords, presentBooks, presentDifference, presentOwed } from "./present.ts";
import { channelInWords, eventInWords, kindInWords } from "./words.ts";

function daysOf(month: string): Days {
  const from = `${month}-01` as PlainDate;
  // The 32nd day from the first is in the next month, whatever the month.
  const next = `${addDays(from, 31).slice(0, 7)}-01` as PlainDate;
  return { from, to: addDays(next, -1) };
}

/**
 * The revenue of a month, with a line for each entry. The lines of a closed month never change, so a branch is named by its
 * code: its name can change.
 */
const monthFile = (db: Queries, month: string) =>
  csvFile({
    name: `books-${month}.csv`,
    columns: [
      [m.books_csv_day(), ({ day }) => day],
      [m.reports_csv_receipt(), ({ receipt }) => receipt],
      [m.reports_csv_event(), ({ event }) => eventInWords(event)],
      [m.books_csv_item(), ({ item }) => itemInWords(item)],
      [m.reports_csv_service(), ({ kind }) => kindInWords(kind)],
      [m.reports_csv_branch(), ({ branch_code }) => branch_code],
      [m.reports_csv_channel(), ({ channel }) => channelInWords(channel)],
      [m.reports_csv_invoice(), ({ invoice_number }) => invoice_number],
      [m.reports_csv_reference(), ({ reference }) => reference],
      [m.reports_csv_amount(), ({ pesewas }) => wireFromPesewas(pesewas)],
      [m.reports_csv_currency(), () => "GHS"],
    ],
    batches: inBatches<Awaited<ReturnType<typeof revenueEntries>>[number]>((limit, last) =>
      revenueEntries(db, daysOf(month), limit, last),
    ),
  });

export const bookRoutes = {
  getBooks: async ({ db, deps }, { query }) => {
    const books = orNotFound(await findBooks(db), "books");
    const days = daysOf(query.month ?? deps.today().slice(0, 7));
    return presentBooks(books, days, {
      balances: await balances(db),
      items: await revenueByItem(db, days),
      differences: await countOpenDifferences(db),
    });
  },
  listOwed: async ({ db }, { query, request }) => {
    const listed = await listOwed(db, query);
    const reads = listed.rows.map(({ driver_id }) => driver_id);
    return new Reply({ body: listAnswer(request, listed, presentOwed), reads: [...new Set(reads)] });
  },
  listDifferences: async ({ db }, { query: { ended, ...page }, request }) =>
    listAnswer(request, await listDifferences(db, ended === "false", page), presentDifference),
  downloadBooks: ({ db }, { query }) => {
    const { headers, body } = csvAnswer(monthFile(db, query.month));
    return Promise.resolve(new Reply({ body, headers, reads: [booksId], auditDetails: query }));
  },
} satisfies Partial<Handlers>;
