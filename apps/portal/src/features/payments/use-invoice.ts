import { hasCode, isKwanError } from "@kwan/sdk";
import { useCallback, useEffect, useRef, useState } from "react";
import { keptReference } from "./kept-reference.ts";
import { isUnderWay, pauseAfter } from "./pauses.ts";
import { beginPayment, checkoutOf, type Invoice, lookUp, type Payment, readInvoice, type Way } from "./queries.ts";

/** What is known of an invoice and of the payment that was begun for it here. */
export type InvoiceState = {
  invoice?: Invoice;
  payment?: Payment | undefined;
  /** A payment was begun here, and what became of it could not be seen. */
  isUnseen?: boolean;
  /** Why the last look failed: what is known stands beside it. */
  error?: unknown;
};

/**
 * Follows an invoice and its payment by the provider's word until it is settled: after a reload, in a second tab, and where
 * the message from the provider came first.
 */
export function useInvoice(id: string | undefined, onChanged?: () => void) {
  const [state, setState] = useState<InvoiceState>({});
  const known = useRef(state);
  const turns = useRef(0);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(onChanged);
  told.current = onChanged;

  const look = useCallback(async () => {
    if (!id) return;
    clearTimeout(timer.current);
    const turn = ++turns.current;
    const seen = await see(id, known.current);
    // It was asked again meanwhile, or the page was left.
    if (turn !== turns.current) return;
    known.current = seen;
    setState(seen);
    if (seen.invoice?.status === "paid") told.current?.();
    const pause = pauseFor(seen, asked.current++);
    if (pause !== undefined) timer.current = setTimeout(() => void look(), pause);
  }, [id]);

  useEffect(() => {
    const again = () => void (document.visibilityState === "visible" && look());
    void look();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("storage", again);
    window.addEventListener("pageshow", again);
    return () => {
      turns.current++;
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
      known.current = { ...known.current, payment };
      asked.current = 0;
      told.current?.();
      // A card is paid for on the provider's page; mobile money asks on the phone.
      const checkout = checkoutOf(payment);
      if (payment.channel === "card" && checkout) location.assign(checkout);
    } finally {
      await look();
    }
  };
  return { ...state, look, pay };
}

/** Money of another amount has come: only the office can say what becomes of it. */
export const isMismatch = (error: unknown): boolean => hasCode(error, "payment_mismatch");

/** Failures that stay the same however often one asks. */
export const isFinal = (error: unknown): boolean =>
  isMismatch(error) || (isKwanError(error) && (error.status === 404 || error.status === 400));

/** When to look again; never, where nothing more is awaited. */
function pauseFor({ invoice, error }: InvoiceState, times: number): number | undefined {
  if (error !== undefined) return isFinal(error) ? undefined : pauseAfter(times + 15);
  return invoice?.status === "pending" ? pauseAfter(times) : undefined;
}

/** Looks at an invoice and its payment. What can't be seen now takes nothing away of what was seen before. */
async function see(id: string, before: InvoiceState): Promise<InvoiceState> {
  let invoice: Invoice;
  try {
    invoice = await readInvoice(id);
  } catch (error) {
    return { ...before, error };
  }
  if (!["unpaid", "pending", "expired"].includes(invoice.status)) return { invoice };
  let payment: Payment | undefined;
  try {
    payment = await followed(id, invoice);
    if (payment && !isUnderWay(payment.status)) invoice = await readInvoice(id);
    return { invoice, payment };
  } catch (error) {
    if (!isMismatch(error) && before.payment?.reference === keptReference.get(id)) payment ??= before.payment;
    return { invoice, payment, isUnseen: payment === undefined, error };
  }
}

/** The payment that is followed here. A reference that is none of this invoice's has nothing to say, and is forgotten. */
async function followed(id: string, invoice: Invoice): Promise<Payment | undefined> {
  for (;;) {
    const reference = keptReference.get(id);
    if (reference === undefined) return undefined;
    const payment = await lookUp(invoice, reference).catch(unlessUnknown);
    if (payment?.invoice === id) return payment;
    keptReference.forget(id, reference);
  }
}

function unlessUnknown(error: unknown): undefined {
  if (isKwanError(error) && error.status === 404) return undefined;
  throw error;
}
