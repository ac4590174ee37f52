import { type Column, Stack, StatusTag, TabLinks } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { dayInWords } from "../../frame/in-words.ts";
import { PagedTable } from "../../frame/PagedTable.tsx";
import { useAddressFilter } from "../../frame/use-address-filter.ts";
import { paths } from "../../paths.ts";
import { q, type UpdateRequest } from "./queries.ts";
import { standings } from "./standings.ts";

const columns: readonly Column<UpdateRequest>[] = [
  { key: "name", header: "Who", cell: ({ driver_name }) => driver_name },
  { key: "changes", header: "What changes", cell: ({ changes }) => changes.map(({ label }) => label).join(", ") },
  { key: "asked", header: "Asked for", cell: ({ requested_at }) => dayInWords(requested_at) },
  { key: "papers", header: "Papers", cell: ({ evidence }) => evidence.length, align: "end" },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <StatusTag tone={standings[status].tone}>{standings[status].label}</StatusTag>,
  },
];
const keyOf = ({ id }: UpdateRequest) => id;
const hrefOf = ({ id, driver }: UpdateRequest) => paths.updateRequest(id, driver);

const statuses = ["requested", "approved", "rejected"] as const;

const nothing = {
  requested: "No request waits for a decision.",
  approved: "No request was approved yet.",
  rejected: "No request was refused yet.",
};

/** The changes that people ask for, the oldest first: those that wait, and those that are decided. */
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
        columns={columns}
        rowKey={keyOf}
        rowHref={hrefOf}
        empty={nothing[status]}
      />
    </Stack>
  );
}
