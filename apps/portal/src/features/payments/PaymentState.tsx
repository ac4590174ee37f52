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

const networks = {
  mtn: { title: "MTN MoMo", code: "*170#" },
  telecel: { title: "Telecel Cash", code: "*110#" },
  at: { title: "AT Money", code: "*110#" },
} as const;

export type PaymentStateProps = {
  payment: Payment;
  look: () => Promise<void>;
  /** Shows or hides the form, to pay with another phone or a card. */
  other?: { isShown: boolean; toggle: () => void };
};

/** The status of a payment as the provider reports it. */
export function PaymentState({ payment, look, other }: PaymentStateProps) {
  const { status, message, reference, channel, prompt } = payment;
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
            {status === "waiting" && other && (
              <Button tone="secondary" aria-expanded={other.isShown} onClick={other.toggle}>
                Pay another way
              </Button>
            )}
          </>
        )
      }
    >
      <Stack space="xsmall">
        <Text>
          {isOpen && <Spinner />} {message}
        </Text>
        {status === "waiting" && prompt && (
          <Text>
            We sent the request to {networks[prompt.network].title}, to the number ending in {prompt.ends_in}. If you do
            not see it within a minute, dial {networks[prompt.network].code} on that phone and look for pending
            approvals. If the number is wrong, do not approve anything: pay another way.
          </Text>
        )}
        <Text size="small" tone="secondary">
          Reference {reference}
        </Text>
      </Stack>
    </Banner>
  );
}
