import { useSearchParams } from "react-router";

/**
 * Returns a list's filters, and a function to change them. The filters are kept in the URL, so that a link, a reload
 * and the back button preserve them.
 *
 * @example
 * const [filter, change] = useAddressFilter();
 * change({ status: "approved" }); // filter.get("status")
 */
export function useAddressFilter() {
  const [filter, setFilter] = useSearchParams();
  const change = (values: Readonly<Record<string, string>>) =>
    setFilter(
      (before) => {
        for (const [name, value] of Object.entries(values))
          if (value) before.set(name, value);
          else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [filter, change] as const;
}
