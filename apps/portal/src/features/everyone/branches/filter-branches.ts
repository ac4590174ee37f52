import type { Branch } from "./queries.ts";

type Filtered = Pick<Branch, "name" | "city" | "region"> & { readonly services: readonly string[] };

/** The filters for the list. An empty value matches everything. */
export type BranchFilter = { region: string; service: string; text: string };

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * Returns the branches in a region that offer a service and contain every word in their name, town or region. They stay
 * in the original order.
 */
export function filterBranches<B extends Filtered>(
  branches: readonly B[],
  { region, service, text }: BranchFilter,
): B[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return branches.filter((branch) => {
    const about = plain(`${branch.name} ${branch.city} ${branch.region}`);
    return (
      (region === "" || branch.region === region) &&
      (service === "" || branch.services.includes(service)) &&
      words.every((word) => about.includes(word))
    );
  });
}
