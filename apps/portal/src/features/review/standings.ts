import type { StatusTagProps } from "@kwan/ui";
import type { UpdateRequest } from "./queries.ts";

/** How a request stands, in words. */
export const standings: Readonly<Record<UpdateRequest["status"], { label: string; tone: StatusTagProps["tone"] }>> = {
  requested: { label: "Waiting", tone: "caution" },
  approved: { label: "Approved", tone: "positive" },
  rejected: { label: "Refused", tone: "critical" },
};
