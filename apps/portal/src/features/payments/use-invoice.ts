import { useCallback, useEffect, useRef, useState } from "react";
import { keptReference } from "./kept-reference.ts";
import { isUnderWay, pauseAfter } from "./pauses.ts";
import { beginPayment, checkoutOf, type Invoice, lookUp, type Payment, readInvoice, type Way } from "./queries.ts";

/** What is known of an invoice and of the payment that was begun for it here. */
export type InvoiceState = { invoice?: Invoice; payment?: Payment; error?: unknown };

/**
 * Follows an invoice and its payment by the provider's word until it is settled: after a reload, in a second tab, and where
 * the message from the provider came first.
 */
export function useInvoice(id: string | undefined, onPaid?: () => void) {
  const [state, setState] = useState<InvoiceState>({});
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(onPaid);
  told.current = onPaid;

  const look = useCallback(async () => {
    if (!id) return;
    clearTimeout(timer.current);
    try {
      const invoice = await readInvoice(id);
      const reference = keptReference.get(id);
      const isOpen = invoice.status === "pending" || invoice.status === "unpaid" || invoice.status === "expired";
      // A reference that is none of this invoice's has nothing to say.
      const payment = reference && isOpen ? await lookUp(invoice, reference).catch(unlessUnknown) : undefined;
      const settled = payment && !isUnderWay(payment.status) ? await readInvoice(id) : invoice;
      setState({ invoice: settled, ...(payment && { payment }) });
      if (settled.status === "paid") told.current?.();
      if (settled.status === "pending") timer.current = setTimeout(() => void look(), pauseAfter(asked.current++));
    } catch (error) {
      setState((before) => ({ ...before, error }));
      timer.current = setTimeout(() => void look(), pauseAfter(asked.current++ + 15));
    }
  }, [id]);

  useEffect(() => {
    const again = () => void (document.visibilityState === "visible" && look());
    void look();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("storage", again);
    window.addEventListener("pageshow", again);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("storage", again);
      window.removeEventListener("pageshow", again);
    };
  }, [look]);

  const pay = async (way: Way) => {
    if (!id) return;
    try {
      const payment = await beginPayment(id, way);
      keptReference.keep(id, payment.reference);
      asked.current = 0;
      // A card is paid for on the provider's page; mobile money asks on the phone.
      const checkout = checkoutOf(payment);
      if (payment.channel === "card" && checkout) location.assign(checkout);
    } finally {
      await look();
    }
  };
  return { ...state, look, pay };
}

function unlessUnknown(error: unknown): undefined {
  if (error instanceof Error && "status" in error && error.status === 404) return undefined;
  throw error;
}
