const keyOf = (invoice: string) => `kwan.payment.${invoice}`;

/** For a browser that forbids storage: there a payment is followed for as long as the page is open. */
const remembered = new Map<string, string>();

/** References of an invoice's payments, in the order in which they were begun here, or came back here. */
function referencesOf(invoice: string): string[] {
  let kept = remembered.get(invoice);
  try {
    kept ??= localStorage.getItem(keyOf(invoice)) ?? undefined;
  } catch {
    // Then there is what is remembered, or none.
  }
  return kept?.split(" ").filter(Boolean) ?? [];
}

function write(invoice: string, references: readonly string[]): void {
  const kept = references.join(" ");
  try {
    localStorage.setItem(keyOf(invoice), kept);
    remembered.delete(invoice);
  } catch {
    remembered.set(invoice, kept);
  }
}

const without = (invoice: string, reference: string) => referencesOf(invoice).filter((each) => each !== reference);

/** A provider that sends somebody back names the payment in the address. It is read once, and taken out of it. */
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

/** The payment of an invoice that is followed in this browser: every tab and every reload follows the one begun last. */
export const keptReference = {
  get(invoice: string): string | undefined {
    const named = takeFromAddress();
    // Who comes back from a payment that is known here says nothing new of which one was begun last.
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
