import { hasEveryWord } from "../../../words/plain.ts";
import type { Branch } from "./queries.ts";

type Filtered = Pick<Branch, "name" | "city" | "region"> & { readonly services: readonly string[] };

/** The filters for the list. An empty value matches everything. */
export type BranchFilter = { region: string; service: string; text: string };

/**
 * Returns the branches in a region that offer a service and contain every word in their name, town or region. They stay
 * in the original order.
 */
export function filterBranches<B extends Filtered>(
  branches: readonly B[],
  { region, service, text }: BranchFilter,
): B[] {
  return branches.filter(
    (branch) =>
      (region === "" || branch.region === region) &&
      (service === "" || branch.services.includes(service)) &&
      hasEveryWord(`${branch.name} ${branch.city} ${branch.region}`, text),
  );
}
