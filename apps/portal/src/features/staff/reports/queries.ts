import { reports, users } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";
import type { ReportRequest } from "./report-request.ts";

const kwan = clientOf({ reports, users });

const q = kwanOptions(kwan);

export const revenueOf = ({ from, to, branch, group_by }: ReportRequest<"revenue">) =>
  q.reports.revenue({ from, to, branch, group_by });

/** The query for the number of applications for every service, or for one, in the period. */
export const countsOf = ({ from, to, branch, kind, status, group_by }: ReportRequest<"applications">) =>
  q.reports.applications({ from, to, branch, kind, status, group_by });

export const waitingTimesOf = ({ from, to, branch, kind, group_by }: ReportRequest<"waiting_times">) =>
  q.reports.waitingTimes({ from, to, branch, kind, group_by });

export const backlogOf = ({ branch, kind, group_by }: ReportRequest<"backlog">) =>
  q.reports.backlog({ branch, kind, group_by });

export const passRatesOf = ({ from, to, branch, kind, group_by }: ReportRequest<"pass_rates">) =>
  q.reports.passRates({ from, to, branch, kind, group_by });

export const rejectionsOf = ({ from, to, branch, kind, group_by }: ReportRequest<"rejections">) =>
  q.reports.rejections({ from, to, branch, kind, group_by });

/**
 * Downloads a report as a CSV file. The file for revenue cannot be filtered by service or status, and is not grouped.
 */
export const tableOf = ({ what, from, to, branch, kind, status, group_by }: ReportRequest) =>
  what === "revenue"
    ? kwan.reports.download({ report: what, from, to, branch })
    : kwan.reports.download({ report: what, from, to, branch, kind, status, group_by: group_by as "kind" });

/** The query for the reader's own account, whose branch limits the reports. */
export const ownAccount = () => q.users.me();
