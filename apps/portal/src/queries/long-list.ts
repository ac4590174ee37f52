type Read = { state: { data?: unknown; dataUpdatedAt: number; isInvalidated: boolean } };

const minute = 60_000;

/** A list of several pages is loaded again page by page, so it is refreshed at most once a minute, or after a change made here. */
function isWorthIt({ state: { data, dataUpdatedAt, isInvalidated } }: Read): boolean {
  const { pages = [] } = (data ?? {}) as { pages?: readonly unknown[] };
  return pages.length <= 1 || isInvalidated || Date.now() - dataUpdatedAt > minute;
}

/**
 * How a list that grows page by page is kept up to date: its first page as everything else, many pages more seldom.
 *
 * @example
 * useInfiniteQuery({ ...q.services.list.infinite(driver), ...longList });
 */
export const longList = { refetchOnMount: isWorthIt, refetchOnWindowFocus: isWorthIt, refetchOnReconnect: isWorthIt };
