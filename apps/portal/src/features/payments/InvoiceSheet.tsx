import { dayOf, formatCedis, pesewasFromWire } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { Heading, Inline, LineItems, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { invoiceWords } from "../../words/invoice-words.ts";
import type { Invoice } from "./queries.ts";

const cedis = (amount: string) => formatCedis(pesewasFromWire(amount) ?? 0);
const day = (instant: string) => formatDate(dayOf(instant), "long");

/** The amount, what it is for and when it is due. */
export function AmountDue({ invoice }: { invoice: Invoice }) {
  const { label, tone } = invoiceWords[invoice.status];
  return (
    <Stack as="section" space="xsmall" aria-label="Amount">
      <Inline>
        <Heading level={2} size={1}>
          {cedis(invoice.total)}
        </Heading>
        <StatusTag tone={tone}>{label()}</StatusTag>
      </Inline>
      <Text>{invoice.service_title}</Text>
      <Text tone="secondary">
        {invoice.paid_at ? `Paid on ${day(invoice.paid_at)}` : `Pay by ${day(invoice.due_at)}`}
      </Text>
    </Stack>
  );
}

/** The invoice. Only the payer sees their own name unmasked. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  return (
    <Stack as="section" space="large">
      <Heading level={2}>Invoice {invoice.number}</Heading>
      <SummaryList
        rows={[
          { name: "For", value: invoice.service_title },
          { name: "Payer", value: invoice.payer },
          { name: "Issued", value: day(invoice.issued_at) },
          invoice.paid_at
            ? { name: "Paid", value: day(invoice.paid_at) }
            : { name: "Pay by", value: day(invoice.due_at) },
          ...(invoice.receipt ? [{ name: "Receipt", value: invoice.receipt }] : []),
        ]}
      />
      <LineItems
        caption="Breakdown"
        lines={invoice.lines.map(({ title, quantity, total }) => ({
          name: title,
          ...(quantity > 1 && { quantity }),
          amount: cedis(total),
        }))}
        total={{ name: "Total", amount: cedis(invoice.total) }}
      />
    </Stack>
  );
}
