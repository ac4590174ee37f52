import { requiredText } from "@kwan/domain";

/**
 * Why something is refused, sent back or ended, as the person it concerns will read it.
 *
 * @example
 * z.object({ reason: reasonText });
 */
export const reasonText = requiredText("Reason", 1_000, (text) =>
  text.length < 10 ? "Reason needs at least 10 characters: the person it concerns will read it" : undefined,
);
