import { type Status, statuses } from "@kwan/domain";
import { FilterBar, Select, Stack, TextInput } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { today } from "../../frame/in-words.ts";
import { statusForStaff } from "../../frame/staff-words.ts";
import { useAddressFilter } from "../../frame/use-address-filter.ts";
import { type Asked, askedIn, type Grouping, groupingsOf, reportTitle } from "./asked.ts";
import { CountReport } from "./CountReport.tsx";
import { allBranches, reportedKinds } from "./queries.ts";
import { RevenueReport } from "./RevenueReport.tsx";

/** Applications and revenue, by period, branch and status (R-ADD-14). */
export function Reports() {
  const [filter, change] = useAddressFilter();
  const asked = askedIn(filter, today());
  const { what } = asked;
  return (
    <Stack space="large">
      <Filters asked={asked} onChange={change} />
      {what === "revenue" ? <RevenueReport asked={asked} /> : <CountReport asked={{ ...asked, what }} />}
    </Stack>
  );
}

const whats = [
  { value: "revenue", label: "Revenue" },
  ...reportedKinds.map(({ kind }) => ({ value: kind, label: reportTitle(kind) })),
];
const groupLabels: Readonly<Record<Grouping, string>> = {
  day: "Day",
  month: "Month",
  branch: "Branch",
  status: "Status",
  kind: "Kind",
};
const statusOptions = statuses.map((value: Status) => ({ value, label: statusForStaff[value].label }));

type FiltersProps = { asked: Asked; onChange: (values: Readonly<Record<string, string>>) => void };

function Filters({ asked: { what, from, to, branch, status, group_by }, onChange }: FiltersProps) {
  const branches = useQuery(allBranches()).data?.results ?? [];
  return (
    <FilterBar
      count={[branch, status].filter(Boolean).length}
      search={
        <Select
          label="Report"
          options={whats}
          value={what}
          onChange={({ currentTarget }) => onChange({ what: currentTarget.value })}
        />
      }
      label="Period and filters"
    >
      <TextInput
        type="date"
        label="From"
        defaultValue={from}
        max={to}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        defaultValue={to}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
      <Select
        label="Branch"
        emptyLabel="All"
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        value={branch ?? ""}
        onChange={({ currentTarget }) => onChange({ branch: currentTarget.value })}
      />
      {what !== "revenue" && (
        <Select
          label="Status"
          emptyLabel="All"
          options={statusOptions}
          value={status ?? ""}
          onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
        />
      )}
      <Select
        label="Put together by"
        options={groupingsOf(what).map((value) => ({ value, label: groupLabels[value] }))}
        value={group_by}
        onChange={({ currentTarget }) => onChange({ by: currentTarget.value })}
      />
    </FilterBar>
  );
}
