import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { Heading, Inline, LineItems, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import { invoiceWords } from "../../../words/invoice-words.ts";
import type { Invoice } from "./queries.ts";

const day = (instant: string) => formatDate(dayOf(instant), "long");

/** Shows the amount, what it is for, and when it is due or was paid. */
export function AmountDue({ invoice }: { invoice: Invoice }) {
  const { label, tone } = invoiceWords[invoice.status];
  return (
    <Stack as="section" space="xsmall" aria-label={m.payments_amount()}>
      <Inline>
        <Heading level={2} size={1}>
          {cedisInWords(invoice.total)}
        </Heading>
        <StatusTag tone={tone}>{label()}</StatusTag>
      </Inline>
      <Text>{invoice.service_title}</Text>
      <Text tone="secondary">
        {invoice.paid_at
          ? m.payments_paid_on({ date: day(invoice.paid_at) })
          : m.payments_pay_by_date({ date: day(invoice.due_at) })}
      </Text>
    </Stack>
  );
}

/** What the amount consists of. */
export function Breakdown({ invoice }: { invoice: Invoice }) {
  return (
    <LineItems
      caption={m.payments_breakdown()}
      lines={invoice.lines.map(({ title, quantity, total }) => ({
        name: title,
        ...(quantity > 1 && { quantity }),
        amount: cedisInWords(total),
      }))}
      total={{ name: m.payments_total(), amount: cedisInWords(invoice.total) }}
    />
  );
}

/** The details of an invoice. Anyone except the payer sees only part of the payer's name. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  return (
    <Stack as="section" space="large">
      <Heading level={2}>{m.payments_invoice_number({ number: invoice.number })}</Heading>
      <SummaryList
        rows={[
          { name: m.payments_for(), value: invoice.service_title },
          { name: m.payments_payer(), value: invoice.payer },
          { name: m.payments_issued(), value: day(invoice.issued_at) },
          invoice.paid_at
            ? { name: m.payments_paid_date(), value: day(invoice.paid_at) }
            : { name: m.payments_pay_by(), value: day(invoice.due_at) },
          ...(invoice.receipt ? [{ name: m.payments_receipt(), value: invoice.receipt }] : []),
        ]}
      />
    </Stack>
  );
}
