import { isPlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";
import type { UpdateRequest } from "./queries.ts";

/** The label and colour of each request status. */
export const standings: Readonly<
  Record<UpdateRequest["status"], { label: () => string; tone: StatusTagProps["tone"] }>
> = {
  requested: { label: m.review_status_requested, tone: "warning" },
  approved: { label: m.review_status_approved, tone: "success" },
  rejected: { label: m.review_status_rejected, tone: "error" },
};

export const inWords = (value: string | null): string =>
  isPlainDate(value) ? formatDate(value, "long") : value || m.review_not_recorded();
