import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { Banner, Button, Card, Heading, LoadingRegion, Skeleton, Stack, SummaryList } from "@kwan/ui";
import { useCallback, useEffect, useState } from "react";
import { m } from "#messages";
import { errorsOf } from "../../../words/call-errors.ts";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import { PrintButton } from "./PrintButton.tsx";
import { type Receipt, readReceipt } from "./queries.ts";

const channels: Readonly<Record<Receipt["channel"], () => string>> = {
  mobile_money: m.payments_mobile_money,
  card: m.payments_card,
};

/** The receipt for a paid invoice, to print or save. */
export function ReceiptSheet({ invoice }: { invoice: string }) {
  const [receipt, setReceipt] = useState<Receipt>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    try {
      setReceipt(await readReceipt(invoice));
      setError(undefined);
    } catch (cause) {
      setError(errorsOf(cause)[0]?.message);
    }
  }, [invoice]);
  useEffect(() => void load(), [load]);
  if (error && !receipt)
    return (
      <Banner
        tone="error"
        heading={m.payments_could_not_load_receipt()}
        actions={
          <Button tone="secondary" onClick={() => void load()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {m.payments_receipt_failed({ error })}
      </Banner>
    );
  if (!receipt)
    return (
      <LoadingRegion label={m.payments_loading_receipt()}>
        <Skeleton lines={5} />
      </LoadingRegion>
    );
  return (
    <Card as="section" tone="raised">
      <Stack>
        <Heading level={2}>{m.payments_receipt_number({ number: receipt.number })}</Heading>
        <SummaryList
          rows={[
            { name: m.payments_received_by(), value: receipt.issuer },
            { name: m.payments_from(), value: receipt.payer },
            {
              name: m.payments_for(),
              value: m.payments_for_invoice({ service: receipt.service_title, number: receipt.invoice_number }),
            },
            { name: m.payments_amount(), value: cedisInWords(receipt.total) },
            {
              name: m.payments_paid_date(),
              value: m.payments_date_and_channel({
                date: formatDate(dayOf(receipt.paid_at), "long"),
                channel: channels[receipt.channel](),
              }),
            },
            { name: m.payments_reference_label(), value: receipt.reference },
            { name: m.payments_check_receipt_at(), value: receipt.verify_url },
          ]}
        />
        <div>
          <PrintButton />
        </div>
      </Stack>
    </Card>
  );
}
