import { areaOf, statuses } from "@kwan/domain";
import { kindRows, officeStatus } from "@kwan/domain/kinds";
import { Banner, FilterBar, Select, Stack } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { PeriodFilter } from "../../../filters/PeriodFilter.tsx";
import { type PeriodProblem, periodProblem } from "../../../filters/period.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { allBranches, branchOptions } from "../../../queries/all-branches.ts";
import { today } from "../../../session/server-clock.ts";
import { ApplicationReport, RejectionReport } from "./CountReport.tsx";
import { PassRates } from "./PassRates.tsx";
import { ownAccount } from "./queries.ts";
import { RevenueReport } from "./RevenueReport.tsx";
import {
  groupingsOf,
  groupLabels,
  type Report,
  type ReportRequest,
  reportRequestIn,
  reports,
  reportTitles,
} from "./report-request.ts";
import { Backlog, WaitingTimes } from "./WaitingReports.tsx";

/** Revenue and the work of the office, by period, branch, service and status (R-ADD-14). */
export function Reports() {
  const [filter, change] = useAddressFilter();
  const request = reportRequestIn(filter, today());
  // The backlog report always shows the current backlog, so its period is not checked.
  const problem = request.what === "backlog" ? undefined : periodProblem(request);
  return (
    <Stack space="large">
      <Filters request={request} problem={problem} onChange={change} />
      {problem ? (
        <Banner tone="warning" heading={m.reports_no_report()}>
          {problem.message}
        </Banner>
      ) : (
        <Chosen request={request} />
      )}
    </Stack>
  );
}

type ReportView<R extends Report> = (props: { request: ReportRequest<R> }) => ReactNode;

function Chosen<R extends Report>({ request }: { request: ReportRequest<R> }) {
  const View: ReportView<R> = views[request.what];
  return <View request={request} />;
}

const views: { readonly [R in Report]: ReportView<R> } = {
  revenue: RevenueReport,
  applications: ApplicationReport,
  waiting_times: WaitingTimes,
  backlog: Backlog,
  pass_rates: PassRates,
  rejections: RejectionReport,
};

const statusOptions = () => statuses.map((value) => ({ value, label: officeStatus[value] }));
const serviceOptions = () => kindRows.map(({ kind, title }) => ({ value: kind, label: title }));

type FiltersProps = {
  request: ReportRequest;
  problem: PeriodProblem | undefined;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

function Filters({ request, problem, onChange }: FiltersProps) {
  const { what, from, to, branch, kind, status, group_by } = request;
  const { data: account } = useQuery(ownAccount());
  const isLimited = account?.branch && areaOf(account.role, "reports.read") === "branch";
  const branches = useQuery(allBranches()).data?.results;
  return (
    <FilterBar
      count={[branch, kind, status].filter(Boolean).length}
      defaultOpen={problem !== undefined}
      search={
        <Select
          required
          label={m.reports_report()}
          options={reports.map((value) => ({ value, label: reportTitles[value] }))}
          value={what}
          onChange={({ currentTarget }) => onChange({ what: currentTarget.value, kind: kind ?? "" })}
        />
      }
      label={what === "backlog" ? m.reports_filters_only() : m.reports_filters()}
    >
      {what !== "backlog" && <PeriodFilter from={from} to={to} problem={problem} onChange={onChange} />}
      {what !== "revenue" && (
        <Select
          required
          label={m.reports_kind()}
          emptyLabel={m.common_all()}
          options={serviceOptions()}
          value={kind ?? ""}
          onChange={({ currentTarget }) => onChange({ what, kind: currentTarget.value })}
        />
      )}
      {!isLimited && (
        <Select
          required
          label={m.reports_branch()}
          emptyLabel={m.common_all()}
          options={branchOptions(branches)}
          value={branch ?? ""}
          onChange={({ currentTarget }) => onChange({ branch: currentTarget.value })}
        />
      )}
      {what === "applications" && (
        <Select
          required
          label={m.reports_status()}
          emptyLabel={m.common_all()}
          options={statusOptions()}
          value={status ?? ""}
          onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
        />
      )}
      <Select
        required
        label={m.reports_group_by()}
        options={groupingsOf(what, kind).map((value) => ({ value, label: groupLabels[value] }))}
        value={group_by}
        onChange={({ currentTarget }) => onChange({ by: currentTarget.value })}
      />
    </FilterBar>
  );
}
