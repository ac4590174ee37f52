import { Button, DataTable, type DataTableProps, Stack, Text } from "@kwan/ui";
import type { InfiniteData } from "@tanstack/react-query";
import { m } from "#messages";
import { Region, type RegionProps } from "./Region.tsx";

type ListPage<Row> = { count: number; results: readonly Row[] };

export type PagedTableProps<Row> = Pick<
  DataTableProps<Row>,
  "columns" | "rowKey" | "rowHref" | "rowHeader" | "empty"
> & {
  /** The result of `useInfiniteQuery`. */
  query: RegionProps<InfiniteData<ListPage<Row>, unknown>>["query"] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** What the list contains, for use in a sentence: "the update requests". */
  of: string;
};

/**
 * A list from the server, loaded a page at a time. It says how many of the rows are shown.
 *
 * @example
 * <PagedTable query={useInfiniteQuery(q.staff.list.infinite())} of="the staff" columns={columns} rowKey={({ id }) =>
 * id} />
 */
export function PagedTable<Row>({ query, of, ...table }: PagedTableProps<Row>) {
  const caption = `${of[0]?.toUpperCase()}${of.slice(1)}`;
  return (
    <Region
      query={query}
      of={of}
      // The region already announces that it is loading.
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
