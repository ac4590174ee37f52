import { Banner, Button, LinkButton, LoadingRegion, Skeleton, Stack, Text } from "@kwan/ui";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import { AmountDue, Breakdown, InvoiceSheet } from "./InvoiceSheet.tsx";
import { isFinal, isMismatch } from "./invoice-follower.ts";
import { PayForm } from "./PayForm.tsx";
import * as styles from "./PayInvoice.css.ts";
import { PaymentState } from "./PaymentState.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { isInProgress } from "./pauses.ts";
import type { Invoice, Way } from "./queries.ts";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { useInvoice } from "./use-invoice.ts";

export type PayInvoiceProps = {
  /** The ID of the invoice. Undefined until the prerendered page has been hydrated. */
  id: string | undefined;
  /** Called when a payment has started or the invoice has been paid. It may be called more than once. */
  onChanged?: (() => void) | undefined;
  /** The content that is shown after the invoice is paid. */
  next?: ReactNode;
  /** The account's phone number, to prefill the form. */
  ownNumber?: string | null | undefined;
};

/** For each status in which an invoice cannot be paid, explains why and what to do. */
const closed: Readonly<Partial<Record<Invoice["status"], () => string>>> = {
  expired: m.payments_expired_explained,
  cancelled: m.payments_cancelled_explained,
  refunded: m.payments_refunded_explained,
};

/** Shows an invoice at any stage: unpaid, in progress, paid or closed. It never asks a person to pay twice. */
export function PayInvoice({ id, onChanged, next, ownNumber }: PayInvoiceProps) {
  const { invoice, payment, isUnseen, error, check, pay, cancel } = useInvoice(id, onChanged);
  // Remembers which payment the form was opened for, so that starting another payment closes the form.
  const [openedFor, setOpenedFor] = useState<string>();
  const reference = payment?.reference ?? "none";
  const goesOn = openedFor === reference;
  const setGoesOn = (goesOn: boolean) => setOpenedFor(goesOn ? reference : undefined);
  const paidId = useId();
  const outcome = useRef<HTMLElement>(null);
  const news = invoice && [payment?.reference, payment?.status, invoice.status].join(" ");
  const lastNews = useRef<string>(undefined);
  // The button may have disappeared or be far down the page, so move focus to the result. This scrolls to the result
  // and announces it.
  useLayoutEffect(() => {
    const isNew = lastNews.current !== undefined && lastNews.current !== news;
    lastNews.current = news;
    if (isNew) outcome.current?.focus();
  }, [news]);
  const begin = async (way: Way) => {
    // If the server's response is lost, the form keeps what was entered, so that the person can try again.
    setGoesOn(true);
    await pay(way);
    setGoesOn(false);
  };
  const failed = error !== undefined && <Failed error={error} isLoaded={invoice !== undefined} check={check} />;
  if (!invoice)
    return (
      failed || (
        <LoadingRegion label={m.payments_loading_invoice()}>
          <Skeleton lines={8} />
        </LoadingRegion>
      )
    );
  const isPaid = invoice.status === "paid";
  const isFollowed = isUnseen || (payment && (isInProgress(payment.status) || payment.status === "paid"));
  const isElsewhere = invoice.status === "pending" && !isFollowed;
  const isWaiting = payment?.status === "waiting";
  const isPayable = isElsewhere || isWaiting ? goesOn : invoice.status === "unpaid" && !isFollowed;
  const toggle = () => setGoesOn(!goesOn);
  return (
    <Stack space="xlarge">
      {failed}
      {isPaid && (
        <Banner
          ref={outcome}
          tabIndex={-1}
          aria-describedby={paidId}
          tone="success"
          heading={m.payments_thank_you()}
          actions={next}
        >
          <Text id={paidId}>{m.payments_nothing_more()}</Text>
        </Banner>
      )}
      {!isPaid && payment && (
        <PaymentState ref={outcome} payment={payment} check={check} other={{ isShown: goesOn, toggle }} />
      )}
      {isElsewhere && (
        <Banner
          tone="info"
          role="status"
          heading={m.payments_in_progress()}
          actions={
            <Button tone="secondary" aria-expanded={goesOn} onClick={toggle}>
              {m.payments_pay_here()}
            </Button>
          }
        >
          {m.payments_in_progress_explained()}
        </Banner>
      )}
      {closed[invoice.status] && (
        <Banner
          tone={invoice.status === "expired" ? "warning" : "info"}
          actions={
            invoice.status === "expired" && (
              <LinkButton href={pathOf("/services")}>{m.payments_go_to_applications()}</LinkButton>
            )
          }
        >
          {closed[invoice.status]?.()}
        </Banner>
      )}
      <div className={styles.sides}>
        <Stack space="large">
          <AmountDue invoice={invoice} />
          <Breakdown invoice={invoice} />
        </Stack>
        {isPayable && (
          <Stack space="large">
            {(isWaiting || isElsewhere) && (
              <Banner
                tone="warning"
                actions={
                  payment &&
                  isWaiting && (
                    <Button tone="secondary" onClick={() => void cancel(payment)}>
                      {m.payments_cancel_first({ amount: cedisInWords(payment.amount) })}
                    </Button>
                  )
                }
              >
                {m.payments_second_way({
                  first: cedisInWords(payment?.amount ?? invoice.total),
                  second: cedisInWords(invoice.total),
                })}
              </Banner>
            )}
            <PayForm invoice={invoice} pay={begin} ownNumber={ownNumber} />
          </Stack>
        )}
      </div>
      <InvoiceSheet invoice={invoice} />
      {!isPaid && (
        <div>
          <PrintButton />
        </div>
      )}
      {isPaid && <ReceiptSheet invoice={invoice.id} />}
    </Stack>
  );
}

type FailedProps = { error: unknown; isLoaded: boolean; check: () => Promise<void> };

/** Explains a failure. Offers no retry if the result would be the same. */
function Failed({ error, isLoaded, check }: FailedProps) {
  const heading = isMismatch(error)
    ? m.payments_looking_into()
    : isLoaded
      ? m.payments_could_not_check()
      : m.payments_could_not_load_invoice();
  return (
    <Banner
      tone="error"
      heading={heading}
      actions={
        !isFinal(error) && (
          <Button tone="secondary" onClick={() => void check()}>
            {m.common_try_again()}
          </Button>
        )
      }
    >
      {errorsOf(error)[0]?.message}
    </Banner>
  );
}
