import { isPlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import type { StatusTagProps } from "@kwan/ui";
import type { UpdateRequest } from "./queries.ts";

/** The label of each status of a request. */
export const standings: Readonly<Record<UpdateRequest["status"], { label: string; tone: StatusTagProps["tone"] }>> = {
  requested: { label: "Waiting", tone: "caution" },
  approved: { label: "Approved", tone: "positive" },
  rejected: { label: "Rejected", tone: "critical" },
};

/** Formats a recorded value for display. */
export const inWords = (value: string | null): string =>
  isPlainDate(value) ? formatDate(value, "long") : value || "Not recorded";
