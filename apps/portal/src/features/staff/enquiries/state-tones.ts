import type { EnquiryState } from "@kwan/domain/enquiries";

/** How each state looks. What is open waits for the office, as every task does. */
export const stateTones = {
  open: "info",
  answered: "neutral",
  closed: "success",
} as const satisfies Readonly<Record<EnquiryState, string>>;
