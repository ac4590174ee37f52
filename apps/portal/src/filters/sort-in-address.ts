import type { Sort } from "@kwan/ui";
import type { QueryKey } from "@tanstack/react-query";
import { useAddressFilter } from "./use-address-filter.ts";

/** The column to sort a list by, preceded by "-" if the order is reversed. */
export type SortParameter<Name extends string> = Name | `-${Name}`;

/**
 * Reads the sort order from the URL. Ignores columns that the list does not have, because an old link may contain one.
 */
export const sortIn = <Name extends string>(
  address: URLSearchParams,
  names: readonly Name[],
): SortParameter<Name> | undefined =>
  names.flatMap((name) => [name, `-${name}`] as const).find((each) => each === address.get("sort"));

/**
 * Converts the sort parameter to the sort order that a table expects. Without a parameter, none of the table's columns
 * is marked as sorted.
 */
export const sortOf = (sort: string | undefined): Sort => ({
  key: sort?.replace("-", "") ?? "",
  direction: sort?.startsWith("-") ? "descending" : "ascending",
});

/** Converts the sort order that a person has chosen in a table to the sort parameter. */
export const sortParameter = ({ key, direction }: Sort) => (direction === "ascending" ? key : `-${key}`);

/** Makes a column sortable. The table does not use the value, because the server sorts the rows. */
export const sortedByServer = () => "";

const withoutSort = (key: QueryKey): string =>
  JSON.stringify(key, (name, value: unknown) => (name === "sort" ? undefined : value));

/**
 * Keeps the rows of a list until they arrive in another order, so that the header keeps focus. Rows for other filters
 * are not kept, because someone could act on them.
 */
export const whileSorting =
  (queryKey: QueryKey) =>
  <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query && withoutSort(query.queryKey) === withoutSort(queryKey) ? before : undefined;

/**
 * Keeps the sort order of a list in the URL. Returns it with the props for the table.
 *
 * @example
 * const { sort, table } = useSortInAddress(["name", "role"]);
 * const list = q.staff.list.infinite({ ...(sort && { sort }) });
 * const query = useInfiniteQuery({ ...list, placeholderData: whileSorting(list.queryKey) });
 * <PagedTable query={query} {...table} />
 */
export function useSortInAddress<Name extends string>(names: readonly Name[], usual?: SortParameter<Name>) {
  const [address, change] = useAddressFilter();
  const sort = sortIn(address, names);
  return {
    sort,
    table: { sort: sortOf(sort ?? usual), onSortChange: (chosen: Sort) => change({ sort: sortParameter(chosen) }) },
  };
}
