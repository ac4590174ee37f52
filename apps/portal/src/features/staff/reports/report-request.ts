import { addDays, isPlainDate, type PlainDate, type Status, statuses } from "@kwan/domain";
import { isKind, type Kind } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";

export const groupings = ["day", "month", "branch", "status", "kind", "channel", "ground"] as const;
export type Grouping = (typeof groupings)[number];

/** The labels of the groupings, in the filter and in column headings. */
export const groupLabels: Readonly<Record<Grouping, string>> = inLanguage({
  day: m.reports_day,
  month: m.reports_month,
  branch: m.reports_branch,
  status: m.reports_status,
  kind: m.reports_kind,
  channel: m.reports_channel,
  ground: m.reports_ground,
});

/** The groupings available for each report. The first one is the default. */
const groupingsOfReport = {
  revenue: ["kind", "day", "month", "branch", "channel"],
  applications: ["kind", "status", "month", "branch", "day"],
  waiting_times: ["kind", "branch"],
  backlog: ["kind", "branch"],
  pass_rates: ["branch", "kind", "month"],
  rejections: ["ground", "kind", "branch", "month"],
} as const satisfies Readonly<Record<string, readonly Grouping[]>>;

export type Report = keyof typeof groupingsOfReport;
export const reports = Object.keys(groupingsOfReport) as Report[];
export type GroupingOf<R extends Report> = (typeof groupingsOfReport)[R][number];

export const reportTitles: Readonly<Record<Report, string>> = inLanguage({
  revenue: m.reports_revenue,
  applications: m.reports_applications,
  waiting_times: m.reports_waiting_times,
  backlog: m.reports_backlog,
  pass_rates: m.reports_pass_rates,
  rejections: m.reports_rejections,
});

/** The report that the reader has chosen, and its filters. */
export type ReportRequest<R extends Report = Report> = {
  what: R;
  from: string;
  to: string;
  branch: string | undefined;
  /** One service, or undefined for all. Revenue is always for all services. */
  kind: Kind | undefined;
  status: Status | undefined;
  group_by: GroupingOf<R>;
};

const usualDays = 30;

/** Returns the groupings of a report. A report on one service cannot be grouped by service. */
export const groupingsOf = <R extends Report>(what: R, kind?: Kind): readonly GroupingOf<R>[] =>
  (groupingsOfReport[what] as readonly GroupingOf<R>[]).filter((each) => kind === undefined || each !== "kind");

const isReport = (what: string): what is Report => Object.hasOwn(groupingsOfReport, what);

/**
 * Reads the filters from a URL. The default is the revenue of the last thirty days by service. The period may be
 * invalid, so callers must check it with `periodProblem`.
 *
 * @example askedIn(new URLSearchParams("what=backlog"), "2026-11-21").group_by; // "kind"
 */
export function reportRequestIn(filter: URLSearchParams, today: PlainDate): ReportRequest {
  const parameter = (name: string) => filter.get(name) ?? "";
  // In older URLs, `what` can be a service, which means the report on the applications for that service.
  const report = isKind(parameter("what")) ? "applications" : parameter("what");
  const what = isReport(report) ? report : "revenue";
  const kindParameter = isKind(parameter("what")) ? parameter("what") : parameter("kind");
  const kind = what !== "revenue" && isKind(kindParameter) ? kindParameter : undefined;
  const to = parameter("to") || today;
  const from = parameter("from") || addDays(isPlainDate(to) ? to : today, 1 - usualDays);
  const possible = groupingsOf(what, kind);
  return {
    what,
    from,
    to,
    branch: parameter("branch") || undefined,
    kind,
    status: what === "applications" ? statuses.find((each) => each === parameter("status")) : undefined,
    group_by: possible.find((each) => each === parameter("by")) ?? (possible[0] as Grouping),
  } as ReportRequest;
}
