import { deviceStorage } from "../../session/browser-storage.ts";

const keyOf = (invoice: string) => `kwan.payment.${invoice}`;

/** Keeps references if the browser has no storage, so that the payment is followed for as long as the page is open. */
const remembered = new Map<string, string>();

/** The references of an invoice's payments, in the order in which they were started or returned to in this browser. */
function referencesOf(invoice: string): string[] {
  const kept = remembered.get(invoice) ?? deviceStorage.get(keyOf(invoice));
  return kept?.split(" ").filter(Boolean) ?? [];
}

function write(invoice: string, references: readonly string[]): void {
  const kept = references.join(" ");
  if (deviceStorage.set(keyOf(invoice), kept)) remembered.delete(invoice);
  else remembered.set(invoice, kept);
}

const without = (invoice: string, reference: string) => referencesOf(invoice).filter((each) => each !== reference);

/** Reads the reference that the provider has added to the return URL, and removes it from the URL. */
function takeFromAddress(): string | undefined {
  const address = new URL(location.href);
  const { searchParams } = address;
  const named = searchParams.get("reference") ?? searchParams.get("trxref");
  if (named === null) return undefined;
  searchParams.delete("reference");
  searchParams.delete("trxref");
  history.replaceState(history.state, "", address);
  return /^\S+$/.test(named) ? named : undefined;
}

/** The payment of an invoice that this browser follows. Every tab and reload follows the latest one. */
export const keptReference = {
  get(invoice: string): string | undefined {
    const named = takeFromAddress();
    // A return from a payment that is already known does not make it the latest one.
    if (named && !referencesOf(invoice).includes(named)) this.keep(invoice, named);
    return referencesOf(invoice).at(-1);
  },
  keep(invoice: string, reference: string): void {
    write(invoice, [...without(invoice, reference), reference]);
  },
  forget(invoice: string, reference: string): void {
    write(invoice, without(invoice, reference));
  },
};
