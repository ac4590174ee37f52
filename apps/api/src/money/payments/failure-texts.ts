import { m } from "#messages";
/**
 * The texts that say why a payment failed, and what the payer can do next. The payer's page and the notification use
 * the same text.
 */
export const failureTexts = { failed: m.payments_ending_failed, expired: m.payments_ending_expired } as const;
