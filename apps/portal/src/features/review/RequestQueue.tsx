import { type Column, Stack, TabLinks } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAddressFilter } from "../../filters/use-address-filter.ts";
import { paths } from "../../paths.ts";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { q, type UpdateRequest } from "./queries.ts";
import { inWords, standings } from "./standings.ts";

const changesInWords = ({ changes }: UpdateRequest) =>
  changes.map(({ label, before, after }) => `${label}: ${inWords(before)} to ${inWords(after)}`).join(", ");

const columns: readonly Column<UpdateRequest>[] = [
  { key: "name", header: "Applicant", cell: ({ driver_name }) => driver_name },
  { key: "changes", header: "Change requested", cell: ({ changes }) => changes.map(({ label }) => label).join(", ") },
  { key: "asked", header: "Requested on", cell: ({ requested_at }) => dayInWords(requested_at) },
];
const waiting: typeof columns = [
  ...columns,
  { key: "evidence", header: "Documents", cell: ({ evidence }) => evidence.length, align: "end" },
];
/** After an approval the applicant has the new name, so the old name shows whose request it was. */
const decided: typeof columns = [
  ...columns.map((column) => (column.key === "changes" ? { ...column, cell: changesInWords } : column)),
  { key: "decided", header: "Decided on", cell: ({ decided_at }) => dayInWords(decided_at) },
  { key: "by", header: "Decided by", cell: ({ decided_by }) => decided_by },
];
const keyOf = ({ id }: UpdateRequest) => id;
const hrefOf = ({ id, driver }: UpdateRequest) => paths.updateRequest(id, driver);

const statuses = ["requested", "approved", "rejected"] as const;

const nothing = {
  requested: "There are no requests to decide.",
  approved: "No requests have been approved yet.",
  rejected: "No requests have been rejected yet.",
};

/** Change requests: open ones with the longest wait first, and decided ones with the latest first. */
export function RequestQueue() {
  const [filter] = useAddressFilter();
  const status = statuses.find((each) => each === filter.get("status")) ?? "requested";
  const query = useInfiniteQuery(q.updateRequests.list.infinite({ status, limit: 50 }));
  return (
    <Stack space="large">
      <TabLinks
        label="Requests by status"
        links={statuses.map((each) => ({
          href: each === "requested" ? paths.updateRequests : `${paths.updateRequests}?status=${each}`,
          label: standings[each].label,
          current: each === status,
        }))}
      />
      <PagedTable
        query={query}
        of="the update requests"
        columns={status === "requested" ? waiting : decided}
        rowKey={keyOf}
        rowHref={hrefOf}
        empty={nothing[status]}
      />
    </Stack>
  );
}
