/** A number field's limits and step size. */
export type Steps = { min?: number | undefined; max?: number | undefined; step: number };

const decimals = (number: number) => String(number).split(".")[1]?.length ?? 0;

/**
 * Returns the number one step up or down, with as many decimal places as the step, and within the limits. If the text
 * is not a number, returns the minimum, or zero if there is no minimum.
 *
 * @example
 * stepNumber("9", 1, { step: 1, max: 10 }); // "10"
 */
export function stepNumber(text: string, direction: 1 | -1, { min, max, step }: Steps): string {
  const from = Number.parseFloat(text);
  const next = Number.isNaN(from) ? (min ?? 0) : from + direction * step;
  const bounded = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
  return bounded.toFixed(decimals(step));
}
