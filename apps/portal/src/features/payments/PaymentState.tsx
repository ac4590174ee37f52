import { Banner, Button, Link, Spinner, Stack, Text } from "@kwan/ui";
import { isUnderWay } from "./pauses.ts";
import { checkoutOf, type Payment } from "./queries.ts";

const headings: Readonly<Record<Payment["status"], string>> = {
  waiting: "Waiting for your approval",
  pending: "We are checking your payment",
  paid: "Paid",
  failed: "The payment did not go through",
  expired: "The payment was not finished in time",
  cancelled: "The payment was cancelled",
  reversed: "The payment was refunded",
};

const tones: Readonly<Record<Payment["status"], "info" | "positive" | "caution" | "critical">> = {
  waiting: "info",
  pending: "info",
  paid: "positive",
  failed: "critical",
  expired: "caution",
  cancelled: "caution",
  reversed: "caution",
};

const pages = { card: "Go to the card page", mobile_money: "Open the provider's page" } as const;

export type PaymentStateProps = { payment: Payment; look: () => Promise<void> };

/** What became of a payment, in the provider's word: a page for every state of it. */
export function PaymentState({ payment, look }: PaymentStateProps) {
  const { status, message, reference, channel } = payment;
  const checkout = checkoutOf(payment);
  const isOpen = isUnderWay(status);
  return (
    <Banner
      tone={tones[status]}
      role="status"
      heading={headings[status]}
      actions={
        isOpen && (
          <>
            <Button tone="secondary" onClick={() => void look()}>
              Check now
            </Button>
            {checkout && <Link href={checkout}>{pages[channel]}</Link>}
          </>
        )
      }
    >
      <Stack space="xsmall">
        <Text>
          {isOpen && <Spinner />} {message}
        </Text>
        <Text size="small" tone="secondary">
          Reference {reference}
        </Text>
      </Stack>
    </Banner>
  );
}
