import { classLetters, searchText } from "@kwan/domain";
import { FilterBar, SearchInput, Select, TextInput } from "@kwan/ui";

export type FiltersProps = { filter: URLSearchParams; onChange: (values: Readonly<Record<string, string>>) => void };

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

const days = [
  ["From", "from"],
  ["To", "to"],
] as const;

const names = [...selects.map(({ name }) => name), ...days.map(([, name]) => name)];

/** Narrows the lessons down by learner, module, attendance, class and days. */
export function Filters({ filter, onChange }: FiltersProps) {
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
      {days.map(([label, name]) => (
        <TextInput
          key={`${name} ${filter.get(name) ? "set" : "empty"}`}
          type="date"
          label={label}
          required={false}
          defaultValue={filter.get(name) ?? ""}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
    </FilterBar>
  );
}
