import { rejectionGrounds } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { amount, currency, day, id, line, plainDate } from "../basics.ts";
import * as m from "../catalogues/messages.js";
import { kindName, status } from "../services/shapes.ts";

/** A report's first and last day, both included. */
const period = { from: plainDate, to: plainDate };
const chosenPeriod = { from: day, to: day };

export const revenue = z.object({
  from: z.string(),
  to: z.string(),
  /** Total, in Ghana cedis, with two decimal places. */
  total: amount,
  currency,
  /** The number of receipts included in the figure. */
  receipts: z.int(),
  /** The figures for each group. They add up to the total. */
  groups: z.array(
    z.object({
      /** The value that identifies the group. */
      key: z.string(),
      label: line,
      /** Total, in Ghana cedis, with two decimal places. */
      total: amount,
      /** The number of receipts included in the figure. */
      receipts: z.int(),
    }),
  ),
});

export const reportFilter = z.object({
  ...chosenPeriod,
  branch: z.optional(id),
  status: z.optional(status),
  group_by: z.optional(z.enum(["day", "month", "branch", "status"], { error: m.fields_group_applications })),
});

const groupName = {
  /** The value that identifies the group. */
  key: z.string(),
  label: line,
};
const group = z.object({
  ...groupName,
  /** The number of applications. */
  count: z.int(),
});

/** The number of applications for one kind of service. The groups add up to the total. */
export const report = z.object({
  kind: z.string(),
  ...period,
  /** The number of applications. */
  total: z.int(),
  /** The number of applications with each status. */
  by_status: z.array(
    z.object({
      status,
      /** The number of applications. */
      count: z.int(),
    }),
  ),
  /** The figures for each group. They add up to the total. */
  groups: z.array(group),
});

export const revenueFilter = z.object({
  ...chosenPeriod,
  branch: z.optional(id),
  kind: z.optional(z.string()),
  group_by: z.optional(z.enum(["day", "month", "branch", "kind", "channel"], { error: m.fields_group_revenue })),
});

/** The names of the reports on the office's work. */
export const officeReports = ["applications", "waiting_times", "backlog", "pass_rates", "rejections"] as const;

/** The ways in which the reports on the office's work can be grouped. */
export const officeGroupings = ["kind", "branch", "month", "day", "status", "ground"] as const;

const officeFilter = { branch: z.optional(id), kind: z.optional(kindName) };
const groupBy = <const T extends readonly (typeof officeGroupings)[number][]>(...groupings: T) =>
  z.optional(z.enum(groupings, { error: m.fields_group_office }));

export const applicationCountsFilter = z.object({
  ...chosenPeriod,
  ...officeFilter,
  status: z.optional(status),
  group_by: groupBy("kind", "branch", "month", "day", "status"),
});
export const waitingTimesFilter = z.object({ ...chosenPeriod, ...officeFilter, group_by: groupBy("kind", "branch") });
export const backlogFilter = z.object({ ...officeFilter, group_by: groupBy("kind", "branch") });
export const passRatesFilter = z.object({
  ...chosenPeriod,
  ...officeFilter,
  group_by: groupBy("branch", "kind", "month"),
});
export const rejectionsFilter = z.object({
  ...chosenPeriod,
  ...officeFilter,
  group_by: groupBy("ground", "kind", "branch", "month"),
});

/** The number of applications, each counted under its own kind of service. The groups add up to the total. */
export const applicationCounts = z.object({
  ...period,
  /** The number of applications. */
  total: z.int(),
  /** The figures for each group. They add up to the total. */
  groups: z.array(group),
});

/**
 * How many applications there were, and how many working days they took. Both times are null if there were no
 * applications.
 */
const duration = z.object({
  /** The number of applications. */
  count: z.int(),
  /** Half of the applications took at most this many working days. */
  median: z.nullable(z.int()),
  /** Nine out of ten applications took at most this many working days. */
  ninetieth: z.nullable(z.int()),
});

const waits = {
  /** From submission to approval or rejection. */
  decision: duration,
  /** From submission until the card is handed over. */
  hand_over: duration,
};

export const waitingTimes = z.object({
  ...period,
  ...waits,
  /** The figures for each group. */
  groups: z.array(z.object({ ...groupName, ...waits })),
});

export const backlog = z.object({
  /** The date of the figures, which is always today. */
  on: plainDate,
  /** The number of applications. */
  total: z.int(),
  /** The age bands in working days since submission. `to` is null for the last one. */
  bands: z.array(
    z.object({
      /** The lowest number of working days in the band. */
      from: z.int(),
      /** The highest number of working days in the band. Null for the last band. */
      to: z.nullable(z.int()),
      /** The number of applications in the band. */
      count: z.int(),
    }),
  ),
  /** The figures for each group. They add up to the total. */
  groups: z.array(
    z.object({
      ...group.shape,
      /** The number of applications in each band, in the order of `bands`. */
      by_age: z.array(z.int()),
    }),
  ),
});

const tests = z.object({
  /** The number of tests that were taken. */
  taken: z.int(),
  /** The number of tests that were passed. */
  passed: z.int(),
});
const passes = {
  /** The results of theory tests. Each part counts as a separate test. */
  theory: tests,
  /** The results of practical tests. */
  practical: tests,
};

export const passRates = z.object({
  ...period,
  ...passes,
  /** The figures for each group. */
  groups: z.array(z.object({ ...groupName, ...passes })),
});

export const rejections = z.object({
  ...period,
  /** The number of rejections. */
  total: z.int(),
  /** The number of rejections for each ground. */
  by_ground: z.array(
    z.object({
      /** The code of the ground for the rejection. `none` if no ground was given. */
      ground: z.enum([...rejectionGrounds, "none"]),
      /** The number of rejections. */
      count: z.int(),
    }),
  ),
  /** The figures for each group. They add up to the total. */
  groups: z.array(group),
});
