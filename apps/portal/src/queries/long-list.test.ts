import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longList } from "./long-list.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/**
 * Loads a number of pages of a list, shows the list again later, and returns how many pages are fetched at that point.
 */
async function askedAgain(pages: number, after: number, isChanged = false): Promise<number> {
  const client = new QueryClient();
  const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) => pageParam);
  const list = {
    queryKey: ["list"],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
    staleTime: 5_000,
  };
  await client.fetchInfiniteQuery({ ...list, pages });
  if (isChanged) await client.invalidateQueries({ queryKey: ["list"] });
  vi.advanceTimersByTime(after);
  queryFn.mockClear();
  const leave = new InfiniteQueryObserver(client, { ...list, ...longList }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  leave();
  return queryFn.mock.calls.length;
}

test.each([
  ["one page, after 10 s", 1, 10_000, false, 1],
  ["ten pages, after 10 s", 10, 10_000, false, 0],
  ["ten pages, after two minutes", 10, 120_000, false, 10],
  ["ten pages, after a change", 10, 1_000, true, 10],
])("[R-SDK-07] a list of %s is reloaded only as much as needed", async (_what, pages, after, isChanged, expected) => {
  expect(await askedAgain(pages, after, isChanged)).toBe(expected);
});
