// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { PlainDate, Status } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import type { BranchId } from "../ids.ts";

export type ReportByStatus = {
  /** The status of the record. */
  status: Status;
  /** The number of applications. */
  count: number;
};

export type ReportGroup = {
  /** The number of applications. */
  count: number;
  /** The value that identifies the group. */
  key: string;
  /** Text to display. */
  label: string;
};

export type Report = {
  /** The number of applications. */
  total: number;
  /** The number of applications with each status. */
  by_status: ReportByStatus[];
  /** The figures for each group. They add up to the total. */
  groups: ReportGroup[];
  /** First day of the period. */
  from: PlainDate;
  /** Last day of the period. */
  to: PlainDate;
  /** Kind of service, as it is spelled in its path. */
  kind: string;
};

export type ReportFilter = {
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** The status of the record. */
  status?: Status | undefined;
  /** How to group the figures. */
  group_by?: "branch" | "day" | "month" | "status" | undefined;
  /** First day of the period. */
  from?: PlainDate | undefined;
  /** Last day of the period. */
  to?: PlainDate | undefined;
};

export type RevenueGroup = {
  /** The value that identifies the group. */
  key: string;
  /** Text to display. */
  label: string;
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** The number of receipts included in the figure. */
  receipts: number;
};

export type Revenue = {
  /** First day of the period. */
  from: string;
  /** Last day of the period. */
  to: string;
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** The number of receipts included in the figure. */
  receipts: number;
  /** The figures for each group. They add up to the total. */
  groups: RevenueGroup[];
};

export type GetRevenueBody = {
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** Kind of service, as it is spelled in its path. */
  kind?: string | undefined;
  /** How to group the figures. */
  group_by?: "branch" | "channel" | "day" | "kind" | "month" | undefined;
  /** First day of the period. */
  from?: string | undefined;
  /** Last day of the period. */
  to?: string | undefined;
};

export type CountApplicationsBody = {
  /** The status of the record. */
  status?: Status | undefined;
  /** How to group the figures. */
  group_by?: "branch" | "day" | "kind" | "month" | "status" | undefined;
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** Kind of service, as it is spelled in its path. */
  kind?: Kind | undefined;
  /** First day of the period. */
  from?: string | undefined;
  /** Last day of the period. */
  to?: string | undefined;
};

export type CountApplicationsAnswer = {
  /** The number of applications. */
  total: number;
  /** The figures for each group. They add up to the total. */
  groups: ReportGroup[];
  /** First day of the period. */
  from: PlainDate;
  /** Last day of the period. */
  to: PlainDate;
};

export type GetWaitingTimesBody = {
  /** How to group the figures. */
  group_by?: "branch" | "kind" | undefined;
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** Kind of service, as it is spelled in its path. */
  kind?: Kind | undefined;
  /** First day of the period. */
  from?: string | undefined;
  /** Last day of the period. */
  to?: string | undefined;
};

export type GetWaitingTimesGroup = {
  /** From submission to approval or rejection. */
  decision: GetWaitingTimesGroupDecision;
  /** From submission until the card is handed over. */
  hand_over: GetWaitingTimesGroupDecision;
  /** The value that identifies the group. */
  key: string;
  /** Text to display. */
  label: string;
};

export type GetWaitingTimesGroupDecision = {
  /** The number of applications. */
  count: number;
  /** Half of the applications took at most this many working days. */
  median: number | null;
  /** Nine out of ten applications took at most this many working days. */
  ninetieth: number | null;
};

export type GetWaitingTimesAnswer = {
  /** The figures for each group. */
  groups: GetWaitingTimesGroup[];
  /** From submission to approval or rejection. */
  decision: GetWaitingTimesGroupDecision;
  /** From submission until the card is handed over. */
  hand_over: GetWaitingTimesGroupDecision;
  /** First day of the period. */
  from: PlainDate;
  /** Last day of the period. */
  to: PlainDate;
};

export type GetBacklogBody = {
  /** How to group the figures. */
  group_by?: "branch" | "kind" | undefined;
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** Kind of service, as it is spelled in its path. */
  kind?: Kind | undefined;
};

export type GetBacklogBand = {
  /** The lowest number of working days in the band. */
  from: number;
  /** The highest number of working days in the band. Null for the last band. */
  to: number | null;
  /** The number of applications in the band. */
  count: number;
};

export type GetBacklogGroup = {
  /** The number of applications in each band, in the order of `bands`. */
  by_age: number[];
  /** The number of applications. */
  count: number;
  /** The value that identifies the group. */
  key: string;
  /** Text to display. */
  label: string;
};

export type GetBacklogAnswer = {
  /** The date of the figures, which is always today. */
  on: PlainDate;
  /** The number of applications. */
  total: number;
  /** The age bands in working days since submission. `to` is null for the last one. */
  bands: GetBacklogBand[];
  /** The figures for each group. They add up to the total. */
  groups: GetBacklogGroup[];
};

export type GetPassRatesBody = {
  /** How to group the figures. */
  group_by?: "branch" | "kind" | "month" | undefined;
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** Kind of service, as it is spelled in its path. */
  kind?: Kind | undefined;
  /** First day of the period. */
  from?: string | undefined;
  /** Last day of the period. */
  to?: string | undefined;
};

export type GetPassRatesGroup = {
  /** The results of theory tests. Each part counts as a separate test. */
  theory: GetPassRatesGroupTheory;
  /** The results of practical tests. */
  practical: GetPassRatesGroupTheory;
  /** The value that identifies the group. */
  key: string;
  /** Text to display. */
  label: string;
};

export type GetPassRatesGroupTheory = {
  /** The number of tests that were taken. */
  taken: number;
  /** The number of tests that were passed. */
  passed: number;
};

export type GetPassRatesAnswer = {
  /** The figures for each group. */
  groups: GetPassRatesGroup[];
  /** The results of theory tests. Each part counts as a separate test. */
  theory: GetPassRatesGroupTheory;
  /** The results of practical tests. */
  practical: GetPassRatesGroupTheory;
  /** First day of the period. */
  from: PlainDate;
  /** Last day of the period. */
  to: PlainDate;
};

export type CountRejectionsBody = {
  /** How to group the figures. */
  group_by?: "branch" | "ground" | "kind" | "month" | undefined;
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** Kind of service, as it is spelled in its path. */
  kind?: Kind | undefined;
  /** First day of the period. */
  from?: string | undefined;
  /** Last day of the period. */
  to?: string | undefined;
};

export type CountRejectionsByGround = {
  /** The code of the ground for the rejection. `none` if no ground was given. */
  ground:
    | "documents"
    | "duplicate"
    | "identity"
    | "no_reply"
    | "none"
    | "not_eligible"
    | "other"
    | "suspected_fraud"
    | "tests";
  /** The number of rejections. */
  count: number;
};

export type CountRejectionsAnswer = {
  /** The number of rejections. */
  total: number;
  /** The number of rejections for each ground. */
  by_ground: CountRejectionsByGround[];
  /** The figures for each group. They add up to the total. */
  groups: ReportGroup[];
  /** First day of the period. */
  from: PlainDate;
  /** Last day of the period. */
  to: PlainDate;
};

export type DownloadReportBodyReport =
  | "additional-class"
  | "amendment"
  | "applications"
  | "backlog"
  | "center-change"
  | "drivers-renewal"
  | "expired-drivers-license-replacement"
  | "foreign-license-conversion"
  | "hazard-permit"
  | "hazard-permit/renew"
  | "international-driving-permit"
  | "learners-license"
  | "learners-license-renewal"
  | "license-application"
  | "license-application/commercial"
  | "license-revocation"
  | "lost-damaged-license"
  | "lost-damaged-license/lost"
  | "old-drivers-license-replacement"
  | "pass_rates"
  | "proficiency-test"
  | "rejections"
  | "revenue"
  | "upgrading-drivers-license"
  | "waiting_times";

export type DownloadReportBody = {
  /** The report to download. */
  report: DownloadReportBodyReport;
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** The status of the record. */
  status?: Status | undefined;
  /** First day of the period. */
  from?: string | undefined;
  /** Last day of the period. */
  to?: string | undefined;
  /** Limits the report to one kind of service. Applies only to reports on the office's work. */
  kind?: Kind | undefined;
  /** How to group the figures. */
  group_by?: "branch" | "day" | "ground" | "kind" | "month" | "status" | undefined;
};

export type ReportBody = {
  /** ID of the branch. */
  branch?: BranchId | undefined;
  /** The status of the record. */
  status?: Status | undefined;
  /** How to group the figures. */
  group_by?: "branch" | "day" | "month" | "status" | undefined;
  /** First day of the period. */
  from?: string | undefined;
  /** Last day of the period. */
  to?: string | undefined;
};
