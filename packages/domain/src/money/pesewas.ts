/**
 * An amount of money as a whole number of pesewas: 100 pesewas are 1 Ghana cedi. The product never calculates with
 * fractions, so sums are exact.
 *
 * @example
 * const fee: Pesewas = 42_000; // GH₵420.00
 */
export type Pesewas = number;

const wireShape = /^-?\d{1,14}\.\d{2}$/;

/**
 * Formats an amount for the API, with two decimals. Throws a RangeError if the amount is not a whole number of
 * pesewas.
 *
 * @example
 * wireFromPesewas(42_000); // "420.00"
 * wireFromPesewas(-5); // "-0.05"
 */
export function wireFromPesewas(pesewas: Pesewas): string {
  if (!Number.isSafeInteger(pesewas)) throw new RangeError("An amount is a whole number of pesewas.");
  const digits = String(Math.abs(pesewas)).padStart(3, "0");
  return `${pesewas < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses an amount from the API. Only text with two decimals is accepted; anything else gives null.
 *
 * @example
 * pesewasFromWire("420.00"); // 42000
 * pesewasFromWire("420"); // null
 */
export function pesewasFromWire(text: string): Pesewas | null {
  if (!wireShape.test(text)) return null;
  const pesewas = Number(text.replace(".", ""));
  return Number.isSafeInteger(pesewas) && wireFromPesewas(pesewas) === text ? pesewas : null;
}

/**
 * Adds amounts. Without amounts the sum is 0; a sum too large to be exact throws a RangeError.
 *
 * @example
 * addPesewas(42_000, 4_000); // 46000
 */
export function addPesewas(...amounts: readonly Pesewas[]): Pesewas {
  return amounts.reduce((sum, amount) => {
    const next = sum + amount;
    if (!Number.isSafeInteger(next) || !Number.isSafeInteger(amount))
      throw new RangeError("An amount is a whole number of pesewas that is not too large to be exact.");
    return next;
  }, 0);
}
