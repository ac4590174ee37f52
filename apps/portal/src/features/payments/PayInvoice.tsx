import { Banner, Button, LinkButton, LoadingRegion, Skeleton, Stack } from "@kwan/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { AmountDue, InvoiceSheet } from "./InvoiceSheet.tsx";
import { isFinal, isMismatch } from "./invoice-follower.ts";
import { PayForm } from "./PayForm.tsx";
import { PaymentState } from "./PaymentState.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { isUnderWay } from "./pauses.ts";
import type { Invoice, Way } from "./queries.ts";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { useInvoice } from "./use-invoice.ts";

export type PayInvoiceProps = {
  /** The invoice's id; undefined until the page knows its address. */
  id: string | undefined;
  /** Called at least once when a payment has started or the invoice is paid. */
  onChanged?: (() => void) | undefined;
  /** Shown after the invoice is paid. */
  next?: ReactNode;
  /** The phone number of the account. */
  ownNumber?: string | null | undefined;
};

/** Why an invoice can no longer be paid, and what to do. */
const closed: Readonly<Partial<Record<Invoice["status"], string>>> = {
  expired: "This invoice has expired. If it is for your application, log in and open the application to get a new one.",
  cancelled: "This invoice was cancelled, because the application was changed or ended. Do not pay it.",
  refunded: "The payment for this invoice was refunded. Do not pay this invoice again.",
};

/** An invoice in any state: unpaid, in progress, paid or closed. It never asks a person to pay twice. */
export function PayInvoice({ id, onChanged, next, ownNumber }: PayInvoiceProps) {
  const { invoice, payment, isUnseen, error, look, pay } = useInvoice(id, onChanged);
  // The form is open for one payment, so starting another closes it.
  const [openedFor, setOpenedFor] = useState<string>();
  const reference = payment?.reference ?? "none";
  const goesOn = openedFor === reference;
  const setGoesOn = (goesOn: boolean) => setOpenedFor(goesOn ? reference : undefined);
  const outcome = useRef<HTMLDivElement>(null);
  const news = invoice && [payment?.reference, payment?.status, invoice.status].join(" ");
  const lastNews = useRef<string>(undefined);
  // The button may be gone or far down the page, so the result is scrolled to and announced.
  useEffect(() => {
    const isNew = lastNews.current !== undefined && lastNews.current !== news;
    lastNews.current = news;
    if (isNew) outcome.current?.focus();
  }, [news]);
  const begin = async (way: Way) => {
    // If the answer is lost, the form and its answers stay, so that the person can retry.
    setGoesOn(true);
    await pay(way);
    setGoesOn(false);
  };
  const failed = error !== undefined && <Failed error={error} isLoaded={invoice !== undefined} look={look} />;
  if (!invoice)
    return (
      failed || (
        <LoadingRegion label="Loading the invoice">
          <Skeleton lines={8} />
        </LoadingRegion>
      )
    );
  const isPaid = invoice.status === "paid";
  const isFollowed = isUnseen || (payment && (isUnderWay(payment.status) || payment.status === "paid"));
  const isElsewhere = invoice.status === "pending" && !isFollowed;
  const isWaiting = payment?.status === "waiting";
  const isPayable = isElsewhere || isWaiting ? goesOn : invoice.status === "unpaid" && !isFollowed;
  const toggle = () => setGoesOn(!goesOn);
  return (
    <Stack space="xlarge">
      {failed}
      {(isPaid || payment) && (
        <div ref={outcome} tabIndex={-1}>
          {isPaid && (
            <Banner tone="positive" heading="Paid. Thank you." actions={next}>
              There is nothing more to pay on this invoice.
            </Banner>
          )}
          {!isPaid && payment && <PaymentState payment={payment} look={look} other={{ isShown: goesOn, toggle }} />}
        </div>
      )}
      {isElsewhere && (
        <Banner
          tone="info"
          role="status"
          heading="A payment for this invoice is in progress"
          actions={
            <Button tone="secondary" aria-expanded={goesOn} onClick={toggle}>
              Pay here
            </Button>
          }
        >
          It was started on another device, or we are still checking it. If money has left your account, do not pay
          again: this page will update. If nobody has approved the payment, you can pay here.
        </Banner>
      )}
      {closed[invoice.status] && (
        <Banner
          tone="caution"
          actions={
            invoice.status === "expired" && <LinkButton href={paths.services}>Go to your applications</LinkButton>
          }
        >
          {closed[invoice.status]}
        </Banner>
      )}
      <AmountDue invoice={invoice} />
      {isPayable && <PayForm invoice={invoice} pay={begin} ownNumber={ownNumber} />}
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

type FailedProps = { error: unknown; isLoaded: boolean; look: () => Promise<void> };

/** Explains a failure. Offers no retry if the result would be the same. */
function Failed({ error, isLoaded, look }: FailedProps) {
  const heading = isMismatch(error)
    ? "We are looking into your payment"
    : isLoaded
      ? "We could not check the payment"
      : "We could not load the invoice";
  return (
    <Banner
      tone="critical"
      heading={heading}
      actions={
        !isFinal(error) && (
          <Button tone="secondary" onClick={() => void look()}>
            Try again
          </Button>
        )
      }
    >
      {errorsOf(error)[0]?.message}
    </Banner>
  );
}
