import { Button, Stack, Text, VisuallyHidden } from "@kwan/ui";
import type { InfiniteData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { numberInWords } from "../words/number-in-words.ts";
import { Region, type RegionProps } from "./Region.tsx";

type ListPage<Row> = { count: number; results: readonly Row[] };

export type PagedListProps<Row> = Pick<RegionProps<unknown>, "skeleton"> & {
  query: RegionProps<InfiniteData<ListPage<Row>, unknown>>["query"] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** What the list contains, for use in a sentence: "the update requests". */
  of: string;
  /** The content that is shown instead of an empty list. If it is not set, `children` also renders empty lists. */
  empty?: string;
  /** Pass `false` if the number of rows does not matter to the reader. */
  showsCount?: boolean;
  moreLabel?: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * A list from the server, loaded a page at a time. Unless `showsCount` is false, it says how many of the rows are shown.
 *
 * @example
 * <PagedList query={useInfiniteQuery(q.decisions.list.infinite())} of="the decisions" empty="No decisions.">
 *   {(decisions) => decisions.map((decision) => <DecisionCard key={decision.id} decision={decision} />)}
 * </PagedList>
 */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, of, empty, showsCount = true, moreLabel = m.queries_show_more(), children, skeleton } = props;
  return (
    <Region query={query} of={of} skeleton={skeleton}>
      {({ pages }) => {
        const rows = pages.flatMap(({ results }) => results);
        const countText = m.queries_shown({
          shown: numberInWords(rows.length),
          count: numberInWords(pages[0]?.count ?? rows.length),
        });
        if (rows.length === 0 && empty !== undefined) return <Text tone="secondary">{empty}</Text>;
        return (
          <Stack>
            {children(rows)}
            {showsCount && (
              <Text role="status" tone="secondary">
                {/* A message already says that the list is empty, so the number is then only announced to screen
                    readers. */}
                {rows.length > 0 ? countText : <VisuallyHidden>{countText}</VisuallyHidden>}
              </Text>
            )}
            {query.hasNextPage && (
              <div>
                <Button tone="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {moreLabel}
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </Region>
  );
}
