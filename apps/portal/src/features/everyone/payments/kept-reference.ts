import { workStorage } from "../../../session/browser-storage.ts";

const keyOf = (invoice: string) => `kwan.payment.${invoice}`;

/**
 * Returns the references of an invoice's payments, in the order in which this browser started them or returned from the
 * provider's page.
 */
const referencesOf = (invoice: string): string[] => workStorage.get(keyOf(invoice))?.split(" ").filter(Boolean) ?? [];

const write = (invoice: string, references: readonly string[]) => workStorage.set(keyOf(invoice), references.join(" "));

const without = (invoice: string, reference: string) => referencesOf(invoice).filter((each) => each !== reference);

/** Reads the reference that the provider has added to the return URL, and removes it from the URL. */
function takeFromAddress(): string | undefined {
  const address = new URL(location.href);
  const { searchParams } = address;
  const reference = searchParams.get("reference") ?? searchParams.get("trxref");
  if (reference === null) return undefined;
  searchParams.delete("reference");
  searchParams.delete("trxref");
  history.replaceState(history.state, "", address);
  return /^\S+$/.test(reference) ? reference : undefined;
}

/**
 * The reference of the payment that this browser tracks for an invoice. Every tab tracks the latest payment, even after
 * a reload.
 */
export const keptReference = {
  get(invoice: string): string | undefined {
    const reference = takeFromAddress();
    // A known reference in the URL does not make its payment the latest one.
    if (reference && !referencesOf(invoice).includes(reference)) this.keep(invoice, reference);
    return referencesOf(invoice).at(-1);
  },
  keep(invoice: string, reference: string): void {
    write(invoice, [...without(invoice, reference), reference]);
  },
  forget(invoice: string, reference: string): void {
    write(invoice, without(invoice, reference));
  },
};
