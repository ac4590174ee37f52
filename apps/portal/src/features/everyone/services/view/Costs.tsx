import { Heading, Inline, Link, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { paths } from "../../../../paths.ts";
import { cedisInWords, dayInWords } from "../../../../words/dates-and-money.ts";
import { invoiceWords } from "../../../../words/invoice-words.ts";
import type { Application } from "../queries.ts";

/** The invoices for an application. Each has a public page, so that someone else can pay it. */
export function Costs({ invoices }: { invoices: Application["invoices"] }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.services_costs()}</Heading>
      {invoices.length === 0 ? (
        <Text tone="secondary">{m.services_no_invoice()}</Text>
      ) : (
        <SummaryList
          rows={invoices.map(({ id, number, status, total, due, attempt, due_at }, index) => ({
            name: invoices.length > 1 ? m.services_invoice_numbered({ number: index + 1 }) : m.services_invoice(),
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
                {due === "retest" && attempt !== null && <Text>{m.services_invoice_of_retest({ attempt })}</Text>}
                {status === "unpaid" && <Text tone="secondary">{m.services_pay_by({ day: dayInWords(due_at) })}</Text>}
                <Link href={paths.invoice(id)}>
                  {status === "paid" ? m.services_invoice_and_receipt() : m.services_invoice_share()}
                </Link>
              </Stack>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
