import { type Column, DataTable, downloadIcon, Heading, Select, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { SaveButton } from "../../../files/SaveButton.tsx";
import { today } from "../../../session/server-clock.ts";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import { type BooksState, kwan } from "./books-queries.ts";
import { monthInWords, monthsBetween } from "./months.ts";

type Item = BooksState["month"]["items"][number];

const amountColumn = (key: "received" | "reversed" | "refunded" | "total", header: string): Column<Item> => ({
  key,
  header,
  cell: (row) => cedisInWords(row[key]),
  align: "end",
});

const columns = (): readonly Column<Item>[] => [
  { key: "title", header: m.books_item(), cell: ({ title }) => title, width: "wide" },
  amountColumn("received", m.books_received()),
  amountColumn("reversed", m.books_reversed()),
  amountColumn("refunded", m.books_refunded()),
  amountColumn("total", m.books_total()),
];
const keyOf = ({ item }: Item) => item ?? "none";

/** The revenue of one month by price item, with a file of all its lines. */
export function BooksMonth({ books, onChange }: { books: BooksState; onChange: (month: string) => void }) {
  const { month, is_closed, receipts, items, ...figures } = books.month;
  const months = [...new Set([...monthsBetween(books.complete_since, today()), month])];
  const all: Item = { ...figures, item: "all", title: m.books_all_items() };
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.books_month_title({ month: monthInWords(month) })}</Heading>
      <Text role="status" weight="strong">
        {m.books_month_total({ amount: cedisInWords(figures.total), count: receipts })}
      </Text>
      <Text tone="secondary">{is_closed ? m.books_month_closed() : m.books_month_open()}</Text>
      <Select
        required
        label={m.books_month()}
        options={months.map((value) => ({ value, label: monthInWords(value) }))}
        value={month}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div>
        <SaveButton label={m.books_download()} icon={downloadIcon} load={() => kwan.books.download({ month })} />
      </div>
      <DataTable
        caption={m.books_month_title({ month: monthInWords(month) })}
        hideCaption
        columns={columns()}
        rows={items}
        rowKey={keyOf}
        total={items.length > 1 ? all : undefined}
        empty={m.books_month_empty()}
      />
    </Stack>
  );
}
