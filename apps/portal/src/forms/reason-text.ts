import { requiredText } from "@kwan/domain";
import { m } from "#messages";

/**
 * The schema of the reason for an action, such as rejecting, returning or ending something.
 *
 * @example
 * z.object({ reason: reasonText });
 */
export const reasonText = requiredText(m.forms_reason, 1_000, (text) =>
  text.length < 10 ? m.forms_reason_too_short() : undefined,
);
