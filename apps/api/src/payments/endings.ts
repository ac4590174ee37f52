import { m } from "#messages";
/**
 * The reason why a payment ended without money, and the next step. The payer's page and the notification use the same
 * text.
 */
export const endings = { failed: m.payments_ending_failed, expired: m.payments_ending_expired } as const;
