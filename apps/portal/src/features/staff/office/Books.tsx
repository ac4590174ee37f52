import { type Column, DataTable, Heading, Stack, Text } from "@kwan/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { Region } from "../../../queries/Region.tsx";
import { BooksMonth } from "./BooksMonth.tsx";
import { type BooksState, q } from "./books-queries.ts";
import { CloseBooks } from "./CloseBooks.tsx";
import { Differences } from "./Differences.tsx";
import { moneyInWords } from "./money-in-words.ts";
import { OwedPayments } from "./OwedPayments.tsx";

type Balance = BooksState["balances"][number];

const accountNames = {
  provider: m.books_account_provider,
  revenue: m.books_account_revenue,
  refunds_due: m.books_account_refunds_due,
  unassigned: m.books_account_unassigned,
} as const;

const columns = (): readonly Column<Balance>[] => [
  { key: "account", header: m.books_account(), cell: ({ account }) => accountNames[account](), width: "wide" },
  {
    key: "balance",
    header: m.books_balance(),
    cell: ({ balance, currency }) => moneyInWords(balance, currency),
    align: "end",
  },
];
const keyOf = ({ account, currency }: Balance) => `${account} ${currency}`;

/** The authority's books: balances, a month, closing, what is owed, and differences with the provider (R-AUT-20). */
export function Books() {
  const [filter, change] = useAddressFilter();
  const month = filter.get("month") ?? undefined;
  const query = useQuery({ ...q.books.get({ month }), placeholderData: keepPreviousData });
  return (
    <Region query={query} of={m.books_the_books()}>
      {(books) => (
        <Stack space="xlarge">
          <Stack as="section" space="small">
            <Heading level={2}>{m.books_balances()}</Heading>
            <Text tone="secondary">{m.books_gross()}</Text>
            <DataTable
              caption={m.books_balances()}
              hideCaption
              columns={columns()}
              rows={books.balances}
              rowKey={keyOf}
              empty={m.books_no_entries()}
            />
          </Stack>
          <BooksMonth books={books} onChange={(chosen) => change({ month: chosen })} />
          <CloseBooks books={books} />
          <OwedPayments />
          <Differences books={books} />
        </Stack>
      )}
    </Region>
  );
}
