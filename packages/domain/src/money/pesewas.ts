/**
 * An amount of money in pesewas, a whole number: 100 pesewas are 1 Ghana cedi. Inside the product money is never a
 * fraction, so nothing is lost in adding it up.
 *
 * @example
 * const fee: Pesewas = 42_000; // GH₵420.00
 */
export type Pesewas = number;

const wireShape = /^-?\d{1,14}\.\d{2}$/;

/**
 * The two-decimal text that the wire carries. Throws a RangeError for what is not a whole number of pesewas.
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
 * Reads the wire's two-decimal text. Only the one way of writing an amount is read; anything else is null.
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
 * Adds amounts up. The sum of nothing is 0; a sum too large to be exact throws a RangeError.
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
