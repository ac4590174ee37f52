import { statuses } from "@kwan/domain";
import { officeStatus } from "@kwan/domain/kinds";
import { Banner, FilterBar, Select, Stack } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { PeriodFilter } from "../../filters/PeriodFilter.tsx";
import { type PeriodProblem, periodProblem } from "../../filters/period.ts";
import { useAddressFilter } from "../../filters/use-address-filter.ts";
import { today } from "../../session/server-clock.ts";
import { askedIn, groupingsOf, groupLabels, type ReportRequest, reportTitle } from "./asked.ts";
import { CountReport } from "./CountReport.tsx";
import { allBranches, reportedKinds } from "./queries.ts";
import { RevenueReport } from "./RevenueReport.tsx";

/** Applications and revenue, by period, branch and status (R-ADD-14). */
export function Reports() {
  const [filter, change] = useAddressFilter();
  const asked = askedIn(filter, today());
  const problem = periodProblem(asked);
  return (
    <Stack space="large">
      <Filters asked={asked} problem={problem} onChange={change} />
      {problem ? (
        <Banner tone="caution" heading={m.reports_no_report()}>
          {problem.message}
        </Banner>
      ) : (
        <Report asked={asked} />
      )}
    </Stack>
  );
}

const Report = ({ asked: { what, ...asked } }: { asked: ReportRequest }) =>
  what === "revenue" ? <RevenueReport asked={{ what, ...asked }} /> : <CountReport asked={{ what, ...asked }} />;

const reportTypes = () => [
  { value: "revenue", label: m.reports_revenue() },
  ...reportedKinds.map(({ kind }) => ({ value: kind, label: reportTitle(kind) })),
];
const statusOptions = () => statuses.map((value) => ({ value, label: officeStatus[value] }));

type FiltersProps = {
  asked: ReportRequest;
  problem: PeriodProblem | undefined;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

function Filters({ asked: { what, from, to, branch, status, group_by }, problem, onChange }: FiltersProps) {
  const branches = useQuery(allBranches()).data?.results ?? [];
  return (
    <FilterBar
      count={[branch, status].filter(Boolean).length}
      search={
        <Select
          label={m.reports_report()}
          options={reportTypes()}
          value={what}
          onChange={({ currentTarget }) => onChange({ what: currentTarget.value })}
        />
      }
      label={m.reports_filters()}
    >
      <PeriodFilter from={from} to={to} problem={problem} onChange={onChange} />
      <Select
        label={m.reports_branch()}
        emptyLabel={m.common_all()}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        value={branch ?? ""}
        onChange={({ currentTarget }) => onChange({ branch: currentTarget.value })}
      />
      {what !== "revenue" && (
        <Select
          label={m.reports_status()}
          emptyLabel={m.common_all()}
          options={statusOptions()}
          value={status ?? ""}
          onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
        />
      )}
      <Select
        label={m.reports_group_by()}
        options={groupingsOf(what).map((value) => ({ value, label: groupLabels[value] }))}
        value={group_by}
        onChange={({ currentTarget }) => onChange({ by: currentTarget.value })}
      />
    </FilterBar>
  );
}
