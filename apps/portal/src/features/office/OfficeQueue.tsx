import { isOpen, searchText, statuses } from "@kwan/domain";
import { isKind, kindRows } from "@kwan/domain/kinds";
import { type Column, FilterBar, SearchInput, Select, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAddressFilter } from "../../filters/use-address-filter.ts";
import { paths } from "../../paths.ts";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { statusForStaff } from "../../words/staff-words.ts";
import { type QueuedApplication, q } from "./queries.ts";

const queued = statuses.filter((status) => isOpen(status) && status !== "draft");
const statusOptions = [
  { value: "all", label: "All open applications" },
  ...queued.map((value) => ({ value, label: statusForStaff[value].label })),
];
const kindOptions = kindRows.map(({ kind, title }) => ({ value: kind, label: title }));

const columns: readonly Column<QueuedApplication>[] = [
  {
    key: "number",
    header: "Number",
    cell: ({ number }) => (
      <Text figures unbroken>
        {number}
      </Text>
    ),
  },
  { key: "who", header: "Applicant", cell: ({ driver_name }) => driver_name },
  { key: "title", header: "Service", cell: ({ title }) => title },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <StatusTag tone={statusForStaff[status].tone}>{statusForStaff[status].label}</StatusTag>,
  },
  { key: "sent", header: "Submitted", cell: ({ submitted_at }) => dayInWords(submitted_at) },
];
const keyOf = ({ id }: QueuedApplication) => id;
const hrefOf = ({ id }: QueuedApplication) => paths.officeService(id);

/**
 * Open applications, the longest wait first. Shows those that the office can act on; a search covers all of them.
 * Officers of a branch only see that branch.
 */
export function OfficeQueue() {
  const [filter, change] = useAddressFilter();
  const chosen = filter.get("status");
  const status = queued.find((each) => each === chosen);
  const kind = filter.get("kind") ?? "";
  const search = searchText(filter.get("q") ?? "");
  const query = useInfiniteQuery(
    q.services.queue.infinite({
      ...(status && { status }),
      ...(!status && chosen !== "all" && !search && { to_do: "true" as const }),
      ...(isKind(kind) && { kind }),
      ...(search && { search }),
      limit: 50,
    }),
  );
  return (
    <Stack space="large">
      <FilterBar
        count={[status ?? chosen === "all", kind].filter(Boolean).length}
        onClear={() => change({ status: "", kind: "" })}
        search={
          <SearchInput
            label="Number or name"
            hideLabel={false}
            defaultValue={search}
            onSearch={(text) => change({ q: searchText(text) })}
            hint="At least 3 letters or digits"
          />
        }
      >
        <Select
          label="Status"
          emptyLabel={search ? "All" : "To do"}
          options={statusOptions}
          value={status ?? (chosen === "all" ? "all" : "")}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        />
        <Select
          label="Service"
          emptyLabel="All"
          options={kindOptions}
          value={kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
        />
      </FilterBar>
      <PagedTable
        query={query}
        of="the queue"
        columns={columns}
        rowKey={keyOf}
        rowHref={hrefOf}
        empty="No open applications match. Change the filters or search again."
      />
    </Stack>
  );
}
