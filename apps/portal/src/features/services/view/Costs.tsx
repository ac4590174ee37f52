import { Heading, Inline, Link, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { paths } from "../../../paths.ts";
import { cedisInWords, dayInWords } from "../../../words/dates-and-money.ts";
import { invoiceWords } from "../../../words/invoice-words.ts";
import type { Application } from "../queries.ts";

/** The invoices of an application. Each has a public page, so that other people can pay it. */
export function Costs({ invoices }: { invoices: Application["invoices"] }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Costs</Heading>
      {invoices.length === 0 ? (
        <Text tone="secondary">There is no invoice.</Text>
      ) : (
        <SummaryList
          rows={invoices.map(({ id, number, status, total, due_at }, index) => ({
            name: invoices.length > 1 ? `Invoice ${index + 1}` : "Invoice",
            value: (
              <Stack space="xsmall" align="start">
                <Text figures unbroken>
                  {number}
                </Text>
                <Inline>
                  <Text as="span" figures weight="strong">
                    {cedisInWords(total)}
                  </Text>
                  <StatusTag tone={invoiceWords[status].tone}>{invoiceWords[status].label()}</StatusTag>
                </Inline>
                {status === "unpaid" && <Text tone="secondary">Pay by {dayInWords(due_at)}</Text>}
                <Link href={paths.invoice(id)}>
                  {status === "paid" ? "Invoice and receipt" : "Invoice, to share or print"}
                </Link>
              </Stack>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
