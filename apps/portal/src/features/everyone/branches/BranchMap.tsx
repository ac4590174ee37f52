import { PlaceMap } from "@kwan/ui";
import { m } from "#messages";
import { outline } from "./ghana.ts";
import type { Branch } from "./queries.ts";

type BranchMapProps = {
  branches: readonly Pick<Branch, "name" | "lat" | "lon">[];
  /** What the map shows, for screen readers. */
  label?: string;
};

/** A map of the branches in Ghana. It is loaded on its own, because the list next to it says the same. */
export const BranchMap = ({ branches, label = m.branches_map({ count: branches.length }) }: BranchMapProps) => (
  <PlaceMap label={label} outline={outline} places={branches} />
);
