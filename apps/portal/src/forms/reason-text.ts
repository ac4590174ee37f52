import { requiredText } from "@kwan/domain";
import { m } from "#messages";

/**
 * Why something is refused, sent back or ended, as the person it concerns will read it.
 *
 * @example
 * z.object({ reason: reasonText });
 */
export const reasonText = requiredText(m.forms_reason, 1_000, (text) =>
  text.length < 10 ? m.forms_reason_too_short() : undefined,
);
