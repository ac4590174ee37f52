import { Heading, Inline, Link, Stack, StatusTag, type StatusTagProps, SummaryList, Text } from "@kwan/ui";
import { paths } from "../../../paths.ts";
import type { Application } from "../queries.ts";
import { cedis, dayInWords } from "../words.ts";

type Invoice = Application["invoices"][number];

const states: Readonly<Record<Invoice["status"], { label: string; tone: StatusTagProps["tone"] }>> = {
  unpaid: { label: "To be paid", tone: "caution" },
  pending: { label: "Payment under way", tone: "info" },
  paid: { label: "Paid", tone: "positive" },
  expired: { label: "Run out", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  refunded: { label: "Given back", tone: "neutral" },
};

/** The invoices of an application. Each has a page of its own, which somebody else can pay on. */
export function Costs({ invoices }: { invoices: Application["invoices"] }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Costs</Heading>
      {invoices.length === 0 ? (
        <Text tone="secondary">There is no invoice.</Text>
      ) : (
        <SummaryList
          rows={invoices.map(({ id, number, status, total, due_at }) => ({
            name: number,
            value: (
              <Stack space="xsmall" align="start">
                <Inline>
                  <Text as="span" figures weight="strong">
                    {cedis(total)}
                  </Text>
                  <StatusTag tone={states[status].tone}>{states[status].label}</StatusTag>
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
