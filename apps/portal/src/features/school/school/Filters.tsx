import { classLetters } from "@kwan/domain";
import { FilterBar, SearchInput, Select } from "@kwan/ui";
import { m } from "#messages";
import { PeriodFilter } from "../../../filters/PeriodFilter.tsx";
import type { Period, PeriodProblem } from "../../../filters/period.ts";

export type FiltersProps = {
  filter: URLSearchParams;
  problem: PeriodProblem | undefined;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

const selects = () => [
  {
    label: m.school_module(),
    name: "module",
    options: [
      { value: "theory", label: m.school_theory() },
      { value: "practical", label: m.school_practical() },
    ],
  },
  {
    label: m.school_attendance(),
    name: "attendance",
    options: [
      { value: "present", label: m.school_present() },
      { value: "absent", label: m.school_absent() },
    ],
  },
  { label: m.school_unusual(), name: "check", options: [{ value: "true", label: m.school_unusual_to_check() }] },
  { label: m.school_class(), name: "class", options: classLetters.map((value) => ({ value, label: value })) },
];

const names = ["module", "attendance", "check", "class", "from", "to"];

/** Returns the period in the URL, as typed. */
export const periodOf = (filter: URLSearchParams): Period => ({
  from: filter.get("from") ?? "",
  to: filter.get("to") ?? "",
});

/** Filters the lessons by trainee, module, attendance, class and period. */
export function Filters({ filter, problem, onChange }: FiltersProps) {
  return (
    <FilterBar
      count={names.filter((name) => filter.get(name)).length}
      defaultOpen={problem !== undefined}
      onClear={() => onChange(Object.fromEntries(names.map((name) => [name, ""])))}
      search={
        <SearchInput
          label={m.school_learner_or_topic()}
          hideLabel={false}
          value={filter.get("q") ?? ""}
          onSearch={(text) => onChange({ q: text.trim(), learner: "" })}
          hint={m.school_search_hint()}
        />
      }
    >
      {selects().map(({ label, name, options }) => (
        <Select
          key={name}
          label={label}
          emptyLabel={m.common_all()}
          options={options}
          value={filter.get(name) ?? ""}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      <PeriodFilter {...periodOf(filter)} required={false} problem={problem} onChange={onChange} />
    </FilterBar>
  );
}
