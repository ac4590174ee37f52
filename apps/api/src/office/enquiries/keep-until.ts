import type { EnquiryDesk } from "@kwan/domain/enquiries";

const dayMs = 86_400_000;

/** Until when a question or a complaint is kept: a year after the last message, or three years if it is a complaint. */
export const keepUntil = (desk: EnquiryDesk, now: Date): Date =>
  new Date(now.getTime() + (desk === "complaints" ? 3 * 365 : 365) * dayMs);
