import { invoices, payments } from "@kwan/sdk";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ invoices, payments });

export type Invoice = Awaited<ReturnType<typeof kwan.invoices.get>>;
export type Payment = Awaited<ReturnType<typeof kwan.payments.get>>;
export type Receipt = Awaited<ReturnType<typeof kwan.payments.receipt>>;
/** How somebody pays: what is sent to begin a payment. */
export type Way = Parameters<typeof kwan.invoices.pay>[1];

export const readInvoice = (id: string): Promise<Invoice> => kwan.invoices.get(id);
export const readReceipt = (invoice: string): Promise<Receipt> => kwan.payments.receipt(invoice);

/** Begins to pay. The server gives the same payment again where one is under way in this way: nobody is charged twice. */
export const beginPayment = (invoice: string, way: Way): Promise<Payment> => kwan.invoices.pay(invoice, way);

/** Has the provider asked what became of a payment: what it says counts, never the browser. */
export const lookUp = ({ service }: Invoice, reference: string): Promise<Payment> =>
  kwan.payments.confirm(service, { reference });

/** Where the provider takes over. An address that is no page of the web is none: it could run as a script of ours. */
export const checkoutOf = ({ checkout_url: address, status }: Payment): string | undefined =>
  address !== null && status === "waiting" && /^https?:\/\//i.test(address) ? address : undefined;
