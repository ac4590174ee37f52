import { type Column, Heading, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { type Owed, q } from "./books-queries.ts";
import { moneyInWords } from "./money-in-words.ts";

const whyOwed = { refunds_due: m.books_owed_refund, unassigned: m.books_owed_unassigned } as const;

const columns = (): readonly Column<Owed>[] => [
  { key: "who", header: m.books_paid_by(), cell: ({ driver_name }) => driver_name },
  { key: "amount", header: m.books_amount(), cell: ({ amount, currency }) => moneyInWords(amount, currency) },
  { key: "why", header: m.books_why(), cell: ({ account }) => whyOwed[account]() },
  {
    key: "payment",
    header: m.books_payment(),
    cell: ({ reference, receipt }) => (
      <>
        <Text unbroken>{reference}</Text>
        {receipt && (
          <Text size="small" tone="secondary" unbroken>
            {receipt}
          </Text>
        )}
      </>
    ),
  },
  { key: "since", header: m.books_since(), cell: ({ since }) => timeInWords(since) },
];
const keyOf = ({ payment, account }: Owed) => `${payment} ${account}`;

/** What is owed to payers, and what arrived and is not assigned yet. */
export function OwedPayments() {
  const query = useInfiniteQuery(q.books.owed.infinite({ limit: 50 }));
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.books_owed()}</Heading>
      <PagedTable
        query={query}
        of={m.books_the_owed()}
        columns={columns()}
        rowKey={keyOf}
        empty={m.books_none_owed()}
      />
    </Stack>
  );
}
