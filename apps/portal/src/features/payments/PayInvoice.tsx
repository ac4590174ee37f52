import { Banner, Button, LinkButton, LoadingRegion, Skeleton, Stack } from "@kwan/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { errorsOf } from "../../frame/use-send.ts";
import { paths } from "../../paths.ts";
import { AmountDue, InvoiceSheet } from "./InvoiceSheet.tsx";
import { PayForm } from "./PayForm.tsx";
import { PaymentState } from "./PaymentState.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { isUnderWay } from "./pauses.ts";
import type { Invoice } from "./queries.ts";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { useInvoice } from "./use-invoice.ts";

export type PayInvoiceProps = {
  /** Its id; not there before the page knows its address. */
  id: string | undefined;
  /** The invoice is paid: told at least once. */
  onPaid?: (() => void) | undefined;
  /** What comes after it is paid. */
  next?: ReactNode;
};

/** Why an invoice can't be paid any more, and what to do. */
const closed: Readonly<Partial<Record<Invoice["status"], string>>> = {
  expired:
    "This invoice has run out, and nothing can be paid on it. Whose application it is gets a new one there: log in, open the application, and choose to pay.",
  cancelled: "This invoice was cancelled, because the application was changed or ended. Do not pay it.",
  refunded: "The money for this invoice was given back. Do not pay it again.",
};

/** An invoice with all that becomes of it: to be paid, under way, paid, or not any more. It never asks to pay twice. */
export function PayInvoice({ id, onPaid, next }: PayInvoiceProps) {
  const { invoice, payment, error, look, pay } = useInvoice(id, onPaid);
  const outcome = useRef<HTMLDivElement>(null);
  const news = invoice && [payment?.reference, payment?.status, invoice.status].join(" ");
  const lastNews = useRef<string>(undefined);
  // What was pressed is gone, or far down the page: who waits for what came of it sees and hears it.
  useEffect(() => {
    const isNew = lastNews.current !== undefined && lastNews.current !== news;
    lastNews.current = news;
    if (isNew) outcome.current?.focus();
  }, [news]);
  const failed = error !== undefined && (
    <Banner
      tone="critical"
      heading={invoice ? "We could not check how it stands" : "We could not load the invoice"}
      actions={
        <Button tone="secondary" onClick={() => void look()}>
          Try again
        </Button>
      }
    >
      {errorsOf(error)[0]?.message}
    </Banner>
  );
  if (!invoice)
    return (
      failed || (
        <LoadingRegion label="Loading the invoice">
          <Skeleton lines={8} />
        </LoadingRegion>
      )
    );
  const isPaid = invoice.status === "paid";
  const isFollowed = payment !== undefined && isUnderWay(payment.status);
  const isPayable = invoice.status === "unpaid" || (invoice.status === "pending" && !isFollowed);
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
          {!isPaid && payment && <PaymentState payment={payment} look={look} />}
        </div>
      )}
      {invoice.status === "pending" && !isFollowed && (
        <Banner tone="info" role="status" heading="A payment for this invoice is under way">
          It was begun somewhere else, or is still being checked. If money has left your account, do not pay again:
          wait, this page changes by itself. To go on with a payment that was not finished, choose the same way again.
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
      {isPayable && <PayForm invoice={invoice} pay={pay} />}
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
