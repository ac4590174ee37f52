import { Banner, Button, Link, Spinner, Stack, Text } from "@kwan/ui";
import { type Ref, useId } from "react";
import { m } from "#messages";
import { isInProgress } from "./pauses.ts";
import { checkoutOf, type Payment } from "./queries.ts";

const headings: Readonly<Record<Payment["status"], () => string>> = {
  waiting: m.payments_waiting,
  pending: m.payments_checking,
  paid: m.payments_paid,
  failed: m.payments_failed,
  expired: m.payments_not_in_time,
  cancelled: m.payments_payment_cancelled,
  reversed: m.payments_payment_refunded,
};

const tones: Readonly<Record<Payment["status"], "info" | "success" | "warning" | "error">> = {
  waiting: "info",
  pending: "info",
  paid: "success",
  failed: "error",
  expired: "warning",
  cancelled: "warning",
  reversed: "warning",
};

const pages = { card: m.payments_card_page, mobile_money: m.payments_provider_page } as const;

const networks = {
  mtn: { title: "MTN MoMo", code: "*170#" },
  telecel: { title: "Telecel Cash", code: "*110#" },
  at: { title: "AT Money", code: "*110#" },
} as const;

export type PaymentStateProps = {
  payment: Payment;
  check: () => Promise<void>;
  /** Whether the form for paying from another phone or by card is shown, and a function to show or hide it. */
  other?: { isShown: boolean; toggle: () => void };
  ref?: Ref<HTMLElement>;
};

/** The status of a payment as reported by the provider. Screen readers read all of it when it receives focus. */
export function PaymentState({ payment, check, other, ref }: PaymentStateProps) {
  const { status, message, reference, channel, prompt } = payment;
  const checkout = checkoutOf(payment);
  const isOpen = isInProgress(status);
  const textId = useId();
  return (
    <Banner
      {...(ref && { ref })}
      tabIndex={-1}
      aria-describedby={textId}
      tone={tones[status]}
      role="status"
      heading={headings[status]()}
      actions={
        isOpen && (
          <>
            <Button tone="secondary" onClick={() => void check()}>
              {m.payments_check_now()}
            </Button>
            {checkout && <Link href={checkout}>{pages[channel]()}</Link>}
            {status === "waiting" && other && (
              <Button tone="secondary" aria-expanded={other.isShown} onClick={other.toggle}>
                {m.payments_another_way()}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack space="xsmall" id={textId}>
        <Text>
          {isOpen && <Spinner />} {message}
        </Text>
        {status === "waiting" && prompt && (
          <Text>
            {m.payments_prompt_sent({
              network: networks[prompt.network].title,
              digits: prompt.ends_in,
              code: networks[prompt.network].code,
            })}
          </Text>
        )}
        <Text size="small" tone="secondary">
          {m.payments_reference({ reference })}
        </Text>
      </Stack>
    </Banner>
  );
}
