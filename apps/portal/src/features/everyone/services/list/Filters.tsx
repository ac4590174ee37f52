import { isOpen, type Status, searchText, statuses } from "@kwan/domain";
import { isKind, type Kind, kindRows } from "@kwan/domain/kinds";
import { FilterBar, SearchInput, Select } from "@kwan/ui";
import { m } from "#messages";
import { useAddressFilter } from "../../../../filters/use-address-filter.ts";
import { statusWords } from "../words.ts";

export type Filter = { status?: Status; kind?: Kind; search?: string };

const statusOptions = () =>
  statuses.map((status) => ({
    value: status,
    label: isOpen(status) ? statusWords[status].label : m.services_ended({ status: statusWords[status].label }),
  }));
const kindOptions = () => kindRows.map(({ kind, title }) => ({ value: kind, label: title }));

/** Reads the filter from the URL, where links and the back button preserve it. */
export function useFilter() {
  const [params, change] = useAddressFilter();
  const status = statuses.find((each) => each === params.get("status"));
  const kind = params.get("kind") ?? "";
  const search = searchText(params.get("q") ?? "");
  const filter: Filter = { ...(status && { status }), ...(isKind(kind) && { kind }), ...(search && { search }) };
  return { filter, typed: params.get("q") ?? "", change };
}

export type FiltersProps = {
  filter: Filter;
  typed: string;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

export function Filters({ filter: { status, kind }, typed, onChange }: FiltersProps) {
  return (
    <FilterBar
      count={[status, kind].filter(Boolean).length}
      onClear={() => onChange({ status: "", kind: "" })}
      search={
        <SearchInput
          label={m.services_number()}
          hideLabel={false}
          placeholder="KW-"
          value={typed}
          onSearch={(text) => onChange({ q: text.trim() })}
          hint={m.services_number_hint()}
        />
      }
    >
      <Select
        label={m.services_status()}
        emptyLabel={m.common_all()}
        options={statusOptions()}
        value={status ?? ""}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
      />
      <Select
        label={m.services_kind()}
        emptyLabel={m.common_all()}
        options={kindOptions()}
        value={kind ?? ""}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
      />
    </FilterBar>
  );
}
