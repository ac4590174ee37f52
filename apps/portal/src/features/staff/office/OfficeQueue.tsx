import { isOpen, searchText, statuses } from "@kwan/domain";
import { isKind, kindRows, officeStatus } from "@kwan/domain/kinds";
import { Button, type Column, FilterBar, SearchInput, Select, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { sortedByServer, useSortInAddress, whileSorting } from "../../../filters/sort-in-address.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { toneForStaff } from "../../../words/staff-words.ts";
import { type QueuedApplication, q } from "./queries.ts";

const listed = statuses.filter((status) => status !== "draft");
/** The option for ended applications in the status filter. */
const ended = "ended";
const statusOptions = () => [
  ...listed.filter(isOpen).map((value) => ({ value, label: officeStatus[value] })),
  { value: ended, label: m.office_all_ended() },
  ...listed.filter((status) => !isOpen(status)).map((value) => ({ value, label: officeStatus[value] })),
];

/** Returns the filter for the register. A search without a status also finds applications that have ended. */
function registerOf(
  status: (typeof listed)[number] | undefined,
  isEnded: boolean,
  search: string,
): { status?: (typeof listed)[number]; open?: "true" | "false" | "all" } {
  if (isEnded) return { open: "false" };
  if (status === undefined) return search ? { open: "all" } : {};
  return { status, open: isOpen(status) ? "true" : "false" };
}
const kindOptions = () => kindRows.map(({ kind, title }) => ({ value: kind, label: title }));

const columns = (): readonly Column<QueuedApplication>[] => [
  {
    key: "number",
    header: m.office_number(),
    cell: ({ number }) => (
      <Text figures unbroken>
        {number}
      </Text>
    ),
  },
  { key: "who", header: m.office_applicant(), cell: ({ driver_name }) => driver_name },
  { key: "title", header: m.office_service(), cell: ({ title }) => title },
  {
    key: "status",
    header: m.office_status(),
    cell: ({ status }) => <StatusTag tone={toneForStaff[status]}>{officeStatus[status]}</StatusTag>,
  },
  {
    key: "submitted",
    header: m.office_submitted(),
    sortBy: sortedByServer,
    cell: ({ submitted_at }) => (
      <Text as="span" unbroken>
        {dayInWords(submitted_at)}
      </Text>
    ),
  },
];
const keyOf = ({ id }: QueuedApplication) => id;
const hrefOf = ({ id }: QueuedApplication) => paths.officeService(id);

/**
 * The register of applications: open ones with the longest wait first, and ended ones with the newest first. The
 * office's work is listed under tasks. Officers at a branch see only the applications at that branch.
 */
export function OfficeQueue() {
  const [filter, change] = useAddressFilter();
  const status = listed.find((each) => each === filter.get("status"));
  const isEnded = filter.get("status") === ended;
  const kind = filter.get("kind") ?? "";
  const typed = filter.get("q") ?? "";
  const search = searchText(typed);
  const register = registerOf(status, isEnded, search);
  const listsOpen = (register.open ?? "true") === "true";
  const { sort, table } = useSortInAddress(["submitted"], listsOpen ? "submitted" : "-submitted");
  const list = q.services.queue.infinite({
    ...register,
    ...(isKind(kind) && { kind }),
    ...(search && { search }),
    ...(sort && { sort }),
    limit: 50,
  });
  const query = useInfiniteQuery({ ...list, placeholderData: whileSorting(list.queryKey) });
  const count = [status ?? isEnded, kind].filter(Boolean).length;
  const clear = () => change({ status: "", kind: "", q: "" });
  return (
    <Stack space="small">
      <FilterBar
        count={count}
        onClear={clear}
        search={
          <SearchInput
            label={m.office_number_or_name()}
            hideLabel={false}
            value={typed}
            onSearch={(text) => change({ q: text.trim() })}
            hint={m.office_search_hint()}
          />
        }
      >
        <Select
          required
          label={m.office_status()}
          emptyLabel={search ? m.office_open_and_closed() : m.office_all_open()}
          options={statusOptions()}
          value={status ?? (isEnded ? ended : "")}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        />
        <Select
          required
          label={m.office_service()}
          emptyLabel={m.common_all()}
          options={kindOptions()}
          value={kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
        />
      </FilterBar>
      <PagedTable
        query={query}
        of={m.office_the_queue()}
        columns={columns()}
        rowKey={keyOf}
        rowHref={hrefOf}
        {...table}
        dense
        empty={
          <Stack space="small" align="start">
            <Text>{m.office_queue_empty()}</Text>
            {(count > 0 || search) && (
              <Button tone="secondary" onClick={clear}>
                {m.kit_clear_filters()}
              </Button>
            )}
          </Stack>
        }
      />
    </Stack>
  );
}
