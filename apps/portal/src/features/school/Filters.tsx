import { classLetters, searchText } from "@kwan/domain";
import { FilterBar, SearchInput, Select } from "@kwan/ui";
import { PeriodFilter } from "../../filters/PeriodFilter.tsx";
import type { Period, PeriodProblem } from "../../filters/period.ts";

export type FiltersProps = {
  filter: URLSearchParams;
  problem: PeriodProblem | undefined;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

const selects = [
  {
    label: "Module",
    name: "module",
    options: [
      { value: "theory", label: "Theory" },
      { value: "practical", label: "Practice" },
    ],
  },
  {
    label: "Attendance",
    name: "attendance",
    options: [
      { value: "present", label: "Present" },
      { value: "absent", label: "Absent" },
    ],
  },
  { label: "Class", name: "class", options: classLetters.map((value) => ({ value, label: value })) },
] as const;

const names = [...selects.map(({ name }) => name), "from", "to"];

/** The period in the address, as typed. */
export const periodOf = (filter: URLSearchParams): Period => ({
  from: filter.get("from") ?? "",
  to: filter.get("to") ?? "",
});

/** Filters the lessons by learner, module, attendance, class and period. */
export function Filters({ filter, problem, onChange }: FiltersProps) {
  return (
    <FilterBar
      count={names.filter((name) => filter.get(name)).length}
      onClear={() => onChange(Object.fromEntries(names.map((name) => [name, ""])))}
      search={
        <SearchInput
          label="Learner or topic"
          hideLabel={false}
          defaultValue={filter.get("q") ?? ""}
          onSearch={(text) => onChange({ q: searchText(text), learner: "" })}
          hint="At least 3 letters or digits"
        />
      }
    >
      {selects.map(({ label, name, options }) => (
        <Select
          key={name}
          label={label}
          emptyLabel="All"
          options={options}
          value={filter.get(name) ?? ""}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      <PeriodFilter {...periodOf(filter)} required={false} problem={problem} onChange={onChange} />
    </FilterBar>
  );
}
