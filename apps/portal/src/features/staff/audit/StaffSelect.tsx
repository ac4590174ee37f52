import { displayName } from "@kwan/domain";
import { Select } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { roleNames } from "../../../words/staff-words.ts";
import { allStaff } from "./queries.ts";

export type StaffSelectProps = {
  label: string;
  emptyLabel: string;
  /** The ID of the chosen account, or "" for none. A link can also select the account of a citizen. */
  value: string;
  onChoose: (id: string) => void;
};

export function StaffSelect({ label, emptyLabel, value, onChoose }: StaffSelectProps) {
  const staff = useQuery(allStaff()).data ?? [];
  const options = staff
    .map((person) => ({ value: person.id, label: `${displayName(person)}, ${roleNames[person.role]}` }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <Select
      required
      label={label}
      emptyLabel={emptyLabel}
      options={isKnown ? options : [{ value, label: value }, ...options]}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
