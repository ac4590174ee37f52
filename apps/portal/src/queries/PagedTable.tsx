import { Button, DataTable, type DataTableProps, Stack, Text } from "@kwan/ui";
import type { InfiniteData } from "@tanstack/react-query";
import { m } from "#messages";
import { Region, type RegionProps } from "./Region.tsx";

type ListPage<Row> = { count: number; results: readonly Row[] };

export type PagedTableProps<Row> = Pick<
  DataTableProps<Row>,
  "columns" | "rowKey" | "rowHref" | "rowHeader" | "empty"
> & {
  /** What `useInfiniteQuery` gives. */
  query: RegionProps<InfiniteData<ListPage<Row>, unknown>>["query"] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** What is listed, in words: "the update requests". */
  of: string;
};

/**
 * A list of the server, a page at a time: it says how many of all are shown.
 *
 * @example
 * <PagedTable query={useInfiniteQuery(q.staff.list.infinite())} of="the staff" columns={columns} rowKey={({ id }) => id} />
 */
export function PagedTable<Row>({ query, of, ...table }: PagedTableProps<Row>) {
  const caption = `${of[0]?.toUpperCase()}${of.slice(1)}`;
  return (
    <Region
      query={query}
      of={of}
      // The region says that it loads.
      skeleton={<DataTable {...table} caption={caption} hideCaption rows={[]} loading loadingLabel="" />}
    >
      {({ pages }) => {
        const rows = pages.flatMap(({ results }) => results);
        return (
          <Stack>
            <DataTable {...table} caption={caption} hideCaption rows={rows} />
            <Text role="status" tone="secondary">
              {m.queries_shown({ shown: rows.length, count: pages[0]?.count ?? rows.length })}
            </Text>
            {query.hasNextPage && (
              <div>
                <Button tone="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {m.queries_show_more()}
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </Region>
  );
}
