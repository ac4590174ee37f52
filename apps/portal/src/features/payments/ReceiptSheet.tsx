import { dayOf, formatCedis, pesewasFromWire } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { Banner, Button, Card, Heading, LoadingRegion, Skeleton, Stack, SummaryList } from "@kwan/ui";
import { useCallback, useEffect, useState } from "react";
import { errorsOf } from "../../words/call-errors.ts";
import { PrintButton } from "./PrintButton.tsx";
import { type Receipt, readReceipt } from "./queries.ts";

const channels: Readonly<Record<Receipt["channel"], string>> = { mobile_money: "Mobile money", card: "Card" };

/** The receipt of a paid invoice, to print or to save. */
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
        tone="critical"
        heading="We could not load the receipt"
        actions={
          <Button tone="secondary" onClick={() => void load()}>
            Try again
          </Button>
        }
      >
        {error} The invoice is paid all the same.
      </Banner>
    );
  if (!receipt)
    return (
      <LoadingRegion label="Loading the receipt">
        <Skeleton lines={5} />
      </LoadingRegion>
    );
  return (
    <Card as="section" tone="raised">
      <Stack>
        <Heading level={2}>Receipt {receipt.number}</Heading>
        <SummaryList
          rows={[
            { name: "Received by", value: receipt.issuer },
            { name: "From", value: receipt.payer },
            { name: "For", value: `${receipt.service_title}, invoice ${receipt.invoice_number}` },
            { name: "Amount", value: formatCedis(pesewasFromWire(receipt.total) ?? 0) },
            { name: "Paid", value: `${formatDate(dayOf(receipt.paid_at), "long")}, ${channels[receipt.channel]}` },
            { name: "Reference", value: receipt.reference },
            { name: "Check this receipt at", value: receipt.verify_url },
          ]}
        />
        <div>
          <PrintButton />
        </div>
      </Stack>
    </Card>
  );
}
