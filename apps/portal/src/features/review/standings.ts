import { isPlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import type { StatusTagProps } from "@kwan/ui";
import type { UpdateRequest } from "./queries.ts";

/** How a request stands, in words. */
export const standings: Readonly<Record<UpdateRequest["status"], { label: string; tone: StatusTagProps["tone"] }>> = {
  requested: { label: "Waiting", tone: "caution" },
  approved: { label: "Approved", tone: "positive" },
  rejected: { label: "Rejected", tone: "critical" },
};

/** A value of a record, as people read it. */
export const inWords = (value: string | null): string =>
  isPlainDate(value) ? formatDate(value, "long") : value || "Not recorded";
