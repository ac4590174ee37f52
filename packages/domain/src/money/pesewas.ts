declare const unit: unique symbol;

/**
 * An amount of money as a whole number of pesewas: 100 pesewas are 1 Ghana cedi. Calculations are exact, because they
 * use whole numbers only. Amounts have their own type, so that nobody mistakes a count or a number of cedis for one.
 * Use {@link pesewas} and {@link pesewasFromWire} to create amounts.
 *
 * @example
 * const fee: Pesewas = pesewas(42_000); // GH₵420.00
 */
export type Pesewas = number & { readonly [unit]: "pesewas" };

const wireShape = /^-?\d{1,14}\.\d{2}$/;

/**
 * Creates an amount from a number of pesewas. Throws a RangeError if the number is not whole, or is too large to be
 * exact.
 *
 * @example
 * wireFromPesewas(pesewas(42_000)); // "420.00"
 */
/* @__NO_SIDE_EFFECTS__ */
export function pesewas(amount: number): Pesewas {
  if (!Number.isSafeInteger(amount))
    throw new RangeError("An amount is a whole number of pesewas that is not too large to be exact.");
  return amount as Pesewas;
}

/**
 * Formats an amount for the API, with two decimal places. Throws a RangeError if the amount is not a whole number of
 * pesewas.
 *
 * @example
 * wireFromPesewas(pesewas(42_000)); // "420.00"
 * wireFromPesewas(pesewas(-5)); // "-0.05"
 */
export function wireFromPesewas(amount: Pesewas): string {
  const digits = String(Math.abs(pesewas(amount))).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses an amount from the API. Returns null unless the string has exactly two decimal places.
 *
 * @example
 * pesewasFromWire("420.00"); // 42000
 * pesewasFromWire("420"); // null
 */
export function pesewasFromWire(text: string): Pesewas | null {
  if (!wireShape.test(text)) return null;
  const amount = Number(text.replace(".", ""));
  if (!Number.isSafeInteger(amount)) return null;
  return wireFromPesewas(pesewas(amount)) === text ? pesewas(amount) : null;
}

/**
 * Adds amounts. The sum of no amounts is 0. Throws a RangeError if the sum is too large to be exact.
 *
 * @example
 * addPesewas(pesewas(42_000), pesewas(4_000)); // 46000
 */
export function addPesewas(...amounts: readonly Pesewas[]): Pesewas {
  return amounts.reduce((sum, amount) => pesewas(sum + pesewas(amount)), pesewas(0));
}
