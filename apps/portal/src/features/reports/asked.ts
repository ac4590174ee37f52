import { addDays, isPlainDate, type PlainDate, type Status, statuses } from "@kwan/domain";
import { isKind, type Kind, kindRows, kinds, type ReportedKind } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";

export const groupings = ["day", "month", "branch", "status", "kind"] as const;
export type Grouping = (typeof groupings)[number];

/** The labels of the groupings, in the filter and in column headings. */
export const groupLabels: Readonly<Record<Grouping, string>> = inLanguage({
  day: m.reports_day,
  month: m.reports_month,
  branch: m.reports_branch,
  status: m.reports_status,
  kind: m.reports_kind,
});

/** The filters of a report. */
export type ReportRequest = {
  what: ReportedKind | "revenue";
  from: string;
  to: string;
  branch: string | undefined;
  status: Status | undefined;
  group_by: Grouping;
};

/**
 * The title of a report, which names a kind and its variants.
 *
 * @example reportTitle("lost-damaged-license"); // "Replace a damaged licence / Replace a lost or stolen licence"
 */
export const reportTitle = (kind: Kind): string =>
  kindRows
    .filter(({ parent }) => parent === kind)
    .map(({ title }) => title)
    .join(" / ");

const usualDays = 30;

/** The groupings of a report. Revenue has no status, and a report of one kind cannot be grouped by kind. */
export const groupingsOf = (what: ReportRequest["what"]): readonly Grouping[] =>
  groupings.filter((each) => each !== (what === "revenue" ? "status" : "kind"));

const isReported = (what: string): what is ReportedKind => isKind(what) && kinds[what].can.report;

/**
 * Reads the filters from an address. The default is the revenue of the last thirty days by service. The period may
 * be invalid: check it with `periodProblem`.
 *
 * @example askedIn(new URLSearchParams("what=drivers-renewal"), "2026-11-21").from; // "2026-10-23"
 */
export function askedIn(filter: URLSearchParams, today: PlainDate): ReportRequest {
  const given = (name: string) => filter.get(name) ?? "";
  const what = given("what");
  const kind = isReported(what) ? what : "revenue";
  const to = given("to") || today;
  const from = given("from") || addDays(isPlainDate(to) ? to : today, 1 - usualDays);
  const groupBy = groupingsOf(kind).find((each) => each === given("by"));
  return {
    what: kind,
    from,
    to,
    branch: given("branch") || undefined,
    status: kind === "revenue" ? undefined : statuses.find((each) => each === given("status")),
    group_by: groupBy ?? (kind === "revenue" ? "kind" : "status"),
  };
}
