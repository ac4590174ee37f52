import { m } from "#messages";
/** Why a payment has failed and what to do. The payer's page and the notification use the same words. */
export const endings = { failed: m.payments_ending_failed, expired: m.payments_ending_expired } as const;
