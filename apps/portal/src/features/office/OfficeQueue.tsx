import { isOpen, searchText, statuses } from "@kwan/domain";
import { isKind, kindRows, kinds } from "@kwan/domain/kinds";
import { type Column, FilterBar, SearchInput, Select, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { dayInWords } from "../../frame/in-words.ts";
import { PagedTable } from "../../frame/PagedTable.tsx";
import { statusForStaff } from "../../frame/staff-words.ts";
import { useAddressFilter } from "../../frame/use-address-filter.ts";
import { paths } from "../../paths.ts";
import { type QueuedApplication, q } from "./queries.ts";

const queued = statuses.filter((status) => isOpen(status) && status !== "draft");
const statusOptions = queued.map((value) => ({ value, label: statusForStaff[value].label }));
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
  { key: "who", header: "Who", cell: ({ driver_name }) => driver_name },
  { key: "title", header: "Application", cell: ({ title }) => title },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <StatusTag tone={statusForStaff[status].tone}>{statusForStaff[status].label}</StatusTag>,
  },
  { key: "sent", header: "Sent", cell: ({ submitted_at }) => dayInWords(submitted_at) },
];
const keyOf = ({ id }: QueuedApplication) => id;
const hrefOf = ({ id, kind }: QueuedApplication) => paths.officeService(id, kinds[kind].parent);

/** What waits in the office, the longest-waiting first. An officer of a branch sees that branch. */
export function OfficeQueue() {
  const [filter, change] = useAddressFilter();
  const status = queued.find((each) => each === filter.get("status"));
  const kind = filter.get("kind") ?? "";
  const search = searchText(filter.get("q") ?? "");
  const query = useInfiniteQuery(
    q.services.queue.infinite({
      ...(status && { status }),
      ...(isKind(kind) && { kind }),
      ...(search && { search }),
      limit: 50,
    }),
  );
  return (
    <Stack space="large">
      <FilterBar
        count={[status, kind].filter(Boolean).length}
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
          emptyLabel="All"
          options={statusOptions}
          value={status ?? ""}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        />
        <Select
          label="Kind"
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
        empty="No application like that waits. Choose another status or kind, or look for another number."
      />
    </Stack>
  );
}
