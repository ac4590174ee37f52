import type {
  AnswerOf,
  getBooks,
  listDifferences as listDifferencesCall,
  listOwed as listOwedCall,
} from "@kwan/contract";
import { addPesewas, displayName, type Pesewas, wireFromPesewas } from "@kwan/domain";
import { type CostItem, costItemTitles } from "@kwan/domain/kinds";
import { m } from "#messages";
import { titleOf } from "../invoices/present.ts";
import type { BooksRow } from "./books-store.ts";
import type { listDifferences } from "./differences-store.ts";
import type { balances, Days, ItemRow, OwedPayment } from "./figures-store.ts";

type BooksAnswer = AnswerOf<typeof getBooks>;
type Figures = Pick<BooksAnswer["month"], "received" | "reversed" | "refunded" | "total">;

export const itemInWords = (item: CostItem | null): string =>
  item === null ? m.books_no_item() : costItemTitles[item];

function figuresOf(rows: readonly ItemRow[]): Figures {
  const sum = (of: "received" | "reversed" | "refunded"): Pesewas => addPesewas(...rows.map((row) => row[of]));
  const [received, reversed, refunded] = [sum("received"), sum("reversed"), sum("refunded")];
  return {
    received: wireFromPesewas(received),
    reversed: wireFromPesewas(reversed),
    refunded: wireFromPesewas(refunded),
    total: wireFromPesewas(addPesewas(received, reversed, refunded)),
  };
}

export const presentBooks = (
  { id, complete_since, closed_until, compared_at }: BooksRow,
  { from, to }: Days,
  read: {
    readonly balances: Awaited<ReturnType<typeof balances>>;
    readonly items: readonly ItemRow[];
    readonly differences: number;
  },
): BooksAnswer => ({
  id,
  complete_since,
  closed_until,
  compared_at,
  differences: read.differences,
  balances: read.balances.map(({ account, currency, pesewas }) => ({
    account,
    currency,
    balance: wireFromPesewas(pesewas),
  })),
  month: {
    month: from.slice(0, 7),
    is_closed: closed_until !== null && to <= closed_until,
    currency: "GHS",
    receipts: read.items.reduce((all, { receipts }) => all + Number(receipts), 0),
    ...figuresOf(read.items),
    items: read.items.map((row) => ({ item: row.item, title: itemInWords(row.item), ...figuresOf([row]) })),
  },
});

export const presentOwed = (row: OwedPayment): AnswerOf<typeof listOwedCall>["results"][number] => ({
  payment: row.payment_id,
  reference: row.reference,
  account: row.account,
  amount: wireFromPesewas(row.pesewas),
  currency: row.currency,
  since: row.since,
  driver: row.driver_id,
  driver_name: displayName(row),
  service_title: titleOf(row.kind),
  receipt: row.receipt,
});

type DifferenceRow = Awaited<ReturnType<typeof listDifferences>>["rows"][number];

export const presentDifference = (row: DifferenceRow): AnswerOf<typeof listDifferencesCall>["results"][number] => ({
  id: row.id,
  provider: row.provider,
  reference: row.reference,
  payment: row.payment_id,
  what: row.what,
  ours: wireFromPesewas(row.ours_pesewas),
  theirs: wireFromPesewas(row.theirs_pesewas),
  currency: row.currency,
  found_at: row.found_at,
  ended_at: row.ended_at,
});
