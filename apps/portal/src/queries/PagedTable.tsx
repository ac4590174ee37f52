import { DataTable, type DataTableProps } from "@kwan/ui";
import { PagedList, type PagedListProps } from "./PagedList.tsx";

export type PagedTableProps<Row> = Pick<
  DataTableProps<Row>,
  "columns" | "rowKey" | "rowHref" | "rowHeader" | "empty" | "sort" | "onSortChange" | "dense"
> &
  Pick<PagedListProps<Row>, "query" | "of">;

/**
 * A table from the server, loaded a page at a time. It says how many of the rows are shown.
 *
 * @example
 * const query = useInfiniteQuery(q.staff.list.infinite());
 * <PagedTable query={query} of="the staff" columns={columns} rowKey={({ id }) => id} />
 */
export function PagedTable<Row>({ query, of, ...table }: PagedTableProps<Row>) {
  const caption = `${of[0]?.toUpperCase()}${of.slice(1)}`;
  return (
    <PagedList
      query={query}
      of={of}
      // The region already announces that something is loading.
      skeleton={<DataTable {...table} caption={caption} hideCaption rows={[]} loading loadingLabel="" />}
    >
      {(rows) => <DataTable {...table} caption={caption} hideCaption rows={rows} />}
    </PagedList>
  );
}
