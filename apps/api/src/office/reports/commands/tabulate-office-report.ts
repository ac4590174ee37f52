import type { downloadReport } from "@kwan/contract";
import { m } from "#messages";
import type { Actor, ReadContext } from "../../../platform/context.ts";
import type { Cell } from "../../../platform/csv.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import type { OfficeGrouping } from "../office-store.ts";
import { countRejections, getBacklog, getPassRates, getWaitingTimes } from "./draw-up-office-report.ts";

type ReportRequest = RequestBodyOf<typeof downloadReport>;
export type FiguresReport = "waiting_times" | "backlog" | "pass_rates" | "rejections";

export const isFiguresReport = (report: ReportRequest["report"]): report is FiguresReport =>
  report === "waiting_times" || report === "backlog" || report === "pass_rates" || report === "rejections";

/** A report as a table, with one row for each group. */
export interface ReportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Returns the grouping in the request, or the report's first grouping if the request has none. Throws if the report
 * cannot be grouped in the requested way.
 */
function groupingOf<const G extends OfficeGrouping>({ group_by }: ReportRequest, ...possible: readonly [G, ...G[]]): G {
  const [usual] = possible;
  const grouping = possible.find((each) => each === (group_by ?? usual));
  if (grouping === undefined) throw invalidField("group_by", m.reports_no_such_grouping());
  return grouping;
}

const headings = (): Readonly<Record<OfficeGrouping, string>> => ({
  kind: m.reports_csv_service(),
  branch: m.reports_csv_branch(),
  month: m.reports_csv_month(),
  ground: m.reports_csv_ground(),
});

async function tabulateWaitingTimes(context: ReadContext<Actor>, request: ReportRequest): Promise<ReportTable> {
  const group_by = groupingOf(request, "kind", "branch");
  const { groups } = await getWaitingTimes(context, { ...request, group_by });
  return {
    header: [
      headings()[group_by],
      m.reports_csv_decided(),
      m.reports_csv_decision_median(),
      m.reports_csv_decision_ninetieth(),
      m.reports_csv_handed_over(),
      m.reports_csv_hand_over_median(),
      m.reports_csv_hand_over_ninetieth(),
    ],
    rows: groups.map(({ label, decision, hand_over }) => [
      label,
      ...[decision, hand_over].flatMap(({ count, median, ninetieth }) => [count, median, ninetieth]),
    ]),
  };
}

async function tabulateBacklog(context: ReadContext<Actor>, request: ReportRequest): Promise<ReportTable> {
  const group_by = groupingOf(request, "kind", "branch");
  const { bands, groups } = await getBacklog(context, { ...request, group_by });
  return {
    header: [
      headings()[group_by],
      m.reports_csv_waiting(),
      ...bands.map(({ from, to }) =>
        to === null ? m.reports_csv_band_last({ from }) : m.reports_csv_band({ from, to }),
      ),
    ],
    rows: groups.map(({ label, count, by_age }) => [label, count, ...by_age]),
  };
}

async function tabulatePassRates(context: ReadContext<Actor>, request: ReportRequest): Promise<ReportTable> {
  const group_by = groupingOf(request, "branch", "kind", "month");
  const { groups } = await getPassRates(context, { ...request, group_by });
  return {
    header: [
      headings()[group_by],
      m.reports_csv_theory_taken(),
      m.reports_csv_theory_passed(),
      m.reports_csv_practical_taken(),
      m.reports_csv_practical_passed(),
    ],
    rows: groups.map(({ label, theory, practical }) => [
      label,
      theory.taken,
      theory.passed,
      practical.taken,
      practical.passed,
    ]),
  };
}

async function tabulateRejections(context: ReadContext<Actor>, request: ReportRequest): Promise<ReportTable> {
  const group_by = groupingOf(request, "ground", "kind", "branch", "month");
  const { groups } = await countRejections(context, { ...request, group_by });
  return {
    header: [headings()[group_by], m.reports_csv_rejected()],
    rows: groups.map(({ label, count }) => [label, count]),
  };
}

const tabulate = {
  waiting_times: tabulateWaitingTimes,
  backlog: tabulateBacklog,
  pass_rates: tabulatePassRates,
  rejections: tabulateRejections,
} as const;

export const tabulateReport = (
  context: ReadContext<Actor>,
  what: FiguresReport,
  request: ReportRequest,
): Promise<ReportTable> => tabulate[what](context, request);
