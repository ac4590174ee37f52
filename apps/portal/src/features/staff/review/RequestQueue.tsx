import { type Column, Stack, TabLinks } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { sortedByServer, useSortInAddress, whileSorting } from "../../../filters/sort-in-address.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { pathOf, paths } from "../../../paths.ts";
import { PagedTable } from "../../../queries/PagedTable.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { q, type UpdateRequest } from "./queries.ts";
import { inWords } from "./standings.ts";

/**
 * Formats the changes with their old values. An approved request is listed under the new name, so the old name helps to
 * recognise it.
 */
const changesInWords = ({ changes }: UpdateRequest) =>
  changes
    .map(({ label, before, after }) => m.review_change({ label, before: inWords(before), after: inWords(after) }))
    .join(", ");

const columns = (): readonly Column<UpdateRequest>[] => [
  { key: "name", header: m.review_applicant(), sortBy: sortedByServer, cell: ({ driver_name }) => driver_name },
  { key: "changes", header: m.review_change_requested(), cell: changesInWords },
];
const waiting: typeof columns = () => [
  ...columns(),
  {
    key: "date",
    header: m.review_requested_on(),
    sortBy: sortedByServer,
    cell: ({ requested_at }) => dayInWords(requested_at),
  },
  { key: "evidence", header: m.review_evidence(), cell: ({ evidence }) => evidence.length, align: "end" },
];
const decided: typeof columns = () => [
  ...columns(),
  { key: "requested", header: m.review_requested_on(), cell: ({ requested_at }) => dayInWords(requested_at) },
  {
    key: "date",
    header: m.review_decided_on(),
    sortBy: sortedByServer,
    cell: ({ decided_at }) => dayInWords(decided_at),
  },
  { key: "by", header: m.review_decided_by(), cell: ({ decided_by }) => decided_by },
];
const keyOf = ({ id }: UpdateRequest) => id;
const hrefOf = ({ id }: UpdateRequest) => paths.updateRequest(id);

const statuses = ["requested", "approved", "rejected"] as const;

const views = {
  requested: { label: m.review_view_requested, empty: m.review_none_requested },
  approved: { label: m.review_view_approved, empty: m.review_none_approved },
  rejected: { label: m.review_view_rejected, empty: m.review_none_rejected },
};

/** Lists update requests: open requests with the longest wait first, or decided requests with the latest first. */
export function RequestQueue() {
  const [filter] = useAddressFilter();
  const status = statuses.find((each) => each === filter.get("status")) ?? "requested";
  const { sort, table } = useSortInAddress(["name", "date"], status === "requested" ? "date" : "-date");
  const list = q.updateRequests.list.infinite({ status, ...(sort && { sort }), limit: 50 });
  const query = useInfiniteQuery({ ...list, placeholderData: whileSorting(list.queryKey) });
  return (
    <Stack space="large">
      <TabLinks
        label={m.review_by_status()}
        links={statuses.map((each) => ({
          href:
            each === "requested"
              ? pathOf("/review/update-requests")
              : `${pathOf("/review/update-requests")}?status=${each}`,
          label: views[each].label(),
          current: each === status,
        }))}
      />
      <PagedTable
        query={query}
        of={m.review_the_requests()}
        columns={status === "requested" ? waiting() : decided()}
        rowKey={keyOf}
        rowHref={hrefOf}
        {...table}
        dense
        empty={views[status].empty()}
      />
    </Stack>
  );
}
