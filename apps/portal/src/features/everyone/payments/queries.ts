import { invoices, payments } from "@kwan/sdk";
import { clientOf } from "../../../session/client.ts";

const kwan = clientOf({ invoices, payments });

export type Invoice = Awaited<ReturnType<typeof kwan.invoices.get>>;
export type Payment = Awaited<ReturnType<typeof kwan.payments.get>>;
export type Receipt = Awaited<ReturnType<typeof kwan.payments.receipt>>;
/** The payment method, as sent to start a payment. */
export type Way = Parameters<typeof kwan.invoices.pay>[1];

export const readInvoice = (id: string): Promise<Invoice> => kwan.invoices.get(id);
export const readReceipt = (invoice: string): Promise<Receipt> => kwan.payments.receipt(invoice);

/**
 * Starts a payment. If a payment with the same method is pending, the server returns that one, so nobody is charged
 * twice.
 */
export const beginPayment = (invoice: string, way: Way): Promise<Payment> => kwan.invoices.pay(invoice, way);

/** Cancels a payment. The server asks the provider first, and a payment that has arrived stays paid. */
export const cancelPayment = ({ id }: Payment): Promise<Payment> => kwan.payments.cancel(id);

/** Asks the provider for the status of a payment. Only the provider's status is trusted, never the browser's. */
export const lookUp = ({ service }: Invoice, reference: string): Promise<Payment> =>
  kwan.payments.confirm(service, { reference });

/**
 * Returns the URL of the provider's payment page while the payment is waiting for the person. Only a web URL is
 * accepted, because any other URL could run as a script.
 */
export const checkoutOf = ({ checkout_url: address, status }: Payment): string | undefined =>
  address !== null && status === "waiting" && /^https?:\/\//i.test(address) ? address : undefined;
