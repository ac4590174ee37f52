import { m } from "#messages";
/** Why a payment has failed and what to do next. The payer's page and the notification use the same text. */
export const endings = { failed: m.payments_ending_failed, expired: m.payments_ending_expired } as const;
