import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { amount, currency, day, id, line, plainDate } from "./basics.ts";
import { status } from "./services.ts";

export const revenue = z.object({
  from: z.string(),
  to: z.string(),
  total: amount,
  currency,
  receipts: z.int(),
  groups: z.array(z.object({ key: z.string(), label: line, total: amount, receipts: z.int() })),
});

/** The filters of a report. */
export const reportFilter = z.object({
  from: day,
  to: day,
  branch: z.optional(id),
  status: z.optional(status),
  group_by: z.optional(z.enum(["day", "month", "branch", "status"], { error: m.fields_group_applications })),
});

const group = z.object({ key: z.string(), label: line, count: z.int() });

/** The counts of one kind. The groups add up to the total. */
export const report = z.object({
  kind: z.string(),
  from: plainDate,
  to: plainDate,
  total: z.int(),
  by_status: z.array(z.object({ status, count: z.int() })),
  groups: z.array(group),
});

export const revenueFilter = z.object({
  from: day,
  to: day,
  branch: z.optional(id),
  kind: z.optional(z.string()),
  group_by: z.optional(z.enum(["day", "month", "branch", "kind", "channel"], { error: m.fields_group_revenue })),
});
