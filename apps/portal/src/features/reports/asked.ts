import { addDays, isPlainDate, type PlainDate, type Status, statuses } from "@kwan/domain";
import { isKind, type Kind, kindRows, kinds, type ReportedKind } from "@kwan/domain/kinds";

export const groupings = ["day", "month", "branch", "status", "kind"] as const;
export type Grouping = (typeof groupings)[number];

/** What each grouping is called, in the filter and at the head of its column. */
export const groupLabels: Readonly<Record<Grouping, string>> = {
  day: "Day",
  month: "Month",
  branch: "Branch",
  status: "Status",
  kind: "Service",
};

/** What a report is drawn up from. */
export type ReportRequest = {
  what: ReportedKind | "revenue";
  from: string;
  to: string;
  branch: string | undefined;
  status: Status | undefined;
  group_by: Grouping;
};

/**
 * What a report counts, by name: a kind together with its variants.
 *
 * @example
 * reportTitle("lost-damaged-license"); // "Replace a damaged licence / Replace a lost or stolen licence"
 */
export const reportTitle = (kind: Kind): string =>
  kindRows
    .filter(({ parent }) => parent === kind)
    .map(({ title }) => title)
    .join(" / ");

const usualDays = 30;

/** What of the groupings a report can be put in: revenue has no states, and a report of one kind has no others. */
export const groupingsOf = (what: ReportRequest["what"]): readonly Grouping[] =>
  groupings.filter((each) => each !== (what === "revenue" ? "status" : "kind"));

const isReported = (what: string): what is ReportedKind => isKind(what) && kinds[what].can.report;

/**
 * What an address asks for: without anything, the revenue of the last thirty days by service. The period is read as it was
 * typed, and may be none: `periodProblem` says so.
 *
 * @example
 * askedIn(new URLSearchParams("what=drivers-renewal"), "2026-11-21").from; // "2026-10-23"
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
