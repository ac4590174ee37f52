type Read = { state: { data?: unknown; dataUpdatedAt: number; isInvalidated: boolean } };

const minute = 60_000;

/**
 * Whether to reload a list. A list of several pages is reloaded page by page, so it is reloaded only after a minute, or
 * after a change made in this tab.
 */
function isWorthIt({ state: { data, dataUpdatedAt, isInvalidated } }: Read): boolean {
  const { pages = [] } = (data ?? {}) as { pages?: readonly unknown[] };
  return pages.length <= 1 || isInvalidated || Date.now() - dataUpdatedAt > minute;
}

/**
 * Query options for a list that grows page by page. A single page is refreshed like any other query, and several pages
 * less often.
 *
 * @example
 * useInfiniteQuery({ ...q.services.list.infinite(driver), ...longList });
 */
export const longList = { refetchOnMount: isWorthIt, refetchOnWindowFocus: isWorthIt, refetchOnReconnect: isWorthIt };
