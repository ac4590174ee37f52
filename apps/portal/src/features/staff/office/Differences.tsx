import { type Column, Heading, Stack, Switch, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { type BooksState, type Difference, q } from "./books-queries.ts";
import { moneyInWords } from "./money-in-words.ts";

const whatDiffers = {
  missing_here: m.books_missing_here,
  missing_there: m.books_missing_there,
  other_amount: m.books_other_amount,
  other_refund: m.books_other_refund,
} as const;

const columns = (): readonly Column<Difference>[] => [
  {
    key: "payment",
    header: m.books_payment(),
    cell: ({ reference, provider }) => (
      <>
        <Text unbroken>{reference}</Text>
        <Text size="small" tone="secondary">
          {provider}
        </Text>
      </>
    ),
  },
  { key: "what", header: m.books_what_differs(), cell: ({ what }) => whatDiffers[what]() },
  { key: "ours", header: m.books_ours(), cell: ({ ours, currency }) => moneyInWords(ours, currency), align: "end" },
  {
    key: "theirs",
    header: m.books_theirs(),
    cell: ({ theirs, currency }) => moneyInWords(theirs, currency),
    align: "end",
  },
  {
    key: "at",
    header: m.books_found(),
    cell: ({ found_at, ended_at }) => (ended_at ? m.books_ended({ on: timeInWords(ended_at) }) : timeInWords(found_at)),
  },
];
const keyOf = ({ id }: Difference) => id;

/** The differences between the books and the provider's list: those that are still there, or all. */
export function Differences({ books: { differences, compared_at } }: { books: BooksState }) {
  const [filter, change] = useAddressFilter();
  const isAll = filter.get("differences") === "all";
  const query = useInfiniteQuery(q.books.differences.infinite({ ...(!isAll && { ended: "false" }), limit: 50 }));
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.books_differences()}</Heading>
      <Text weight="strong">{m.books_differences_count({ count: differences })}</Text>
      <Text tone="secondary">
        {compared_at ? m.books_compared({ on: timeInWords(compared_at) }) : m.books_never_compared()}
      </Text>
      <Switch
        label={m.books_with_ended()}
        checked={isAll}
        onChange={({ currentTarget }) => change({ differences: currentTarget.checked ? "all" : "" })}
      />
      <PagedTable
        query={query}
        of={m.books_the_differences()}
        columns={columns()}
        rowKey={keyOf}
        empty={compared_at ? m.books_no_differences() : m.books_nothing_found_yet()}
      />
    </Stack>
  );
}
