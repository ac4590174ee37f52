const keyOf = (invoice: string) => `kwan.payment.${invoice}`;

/** The reference of the payment that this browser began for an invoice: every tab and every reload follows the same one. */
export const keptReference = {
  /** A provider that sends somebody back names the payment in the address. */
  get(invoice: string): string | undefined {
    const params = new URLSearchParams(location.search);
    const named = params.get("reference") ?? params.get("trxref");
    if (named) return named;
    try {
      return localStorage.getItem(keyOf(invoice)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(invoice: string, reference: string): void {
    try {
      localStorage.setItem(keyOf(invoice), reference);
    } catch {
      // A browser that forbids storage follows it for as long as the page is open.
    }
  },
};
