import { kindRows, type ReportedKind } from "@kwan/domain/kinds";
import { branches, reports, services } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";
import type { ReportRequest } from "./asked.ts";

const kwan = clientOf({ branches, reports, services });

const q = kwanOptions(kwan);

/** The kinds with a report of their own. A report includes the variants of its kind. */
export const reportedKinds = kindRows.filter(({ can }) => can.report).map(({ kind, title }) => ({ kind, title }));

/** Counts the applications of a kind in the period. */
export const countsOf = (kind: ReportedKind, { from, to, branch, status, group_by }: ReportRequest) =>
  q.services.report(kind, { from, to, branch, status, group_by: group_by === "kind" ? "day" : group_by });

export const revenueOf = ({ from, to, branch, group_by }: ReportRequest) =>
  q.reports.revenue({ from, to, branch, group_by: group_by === "status" ? "kind" : group_by });

/** The rows of a report, as a spreadsheet file. */
export const tableOf = ({ what, from, to, branch, status }: ReportRequest) =>
  kwan.reports.download({ what, from, to, branch, ...(what !== "revenue" && { status }) });

/** Loads all branches in one page, because there are only about forty. */
export const allBranches = () => ({ ...q.branches.list({ limit: 100 }), staleTime: 60 * 60_000 });
