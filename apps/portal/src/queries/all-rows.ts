import { type QueryKey, queryOptions } from "@tanstack/react-query";

type List<Row> = (query: { limit: number }, options: { signal: AbortSignal }) => AsyncIterable<Row>;

/**
 * The query for all rows of a list, so that one can be chosen by name. It loads one page after another.
 *
 * @example
 * export const allStaff = () => allRows(kwanKey("staff", "all"), kwan.staff.list, 60_000);
 */
export const allRows = <Row>(queryKey: QueryKey, list: List<Row>, staleTime: number) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly Row[]> => {
      const all: Row[] = [];
      for await (const row of list({ limit: 100 }, { signal })) all.push(row);
      return all;
    },
    staleTime,
  });
