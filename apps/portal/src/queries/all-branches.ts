import { branches } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { m } from "#messages";
import { clientOf } from "../session/client.ts";

const q = kwanOptions(clientOf({ branches }));

/**
 * The query for all branches, open and closed, for pages on which it matters whether a branch is open now. One page is
 * enough, because there are only about forty.
 */
export const currentBranches = () => q.branches.list({ limit: 100, closed: "true" });

/** The same query, for the names of the branches. They rarely change, so they are loaded once an hour. */
export const allBranches = () => ({ ...currentBranches(), staleTime: 60 * 60_000 });

type Named = { id: string; name: string; is_open: boolean };

/** Returns the options for a select field that lists every branch. Closed branches are marked. */
export const branchOptions = (branches: readonly Named[] = []) =>
  branches.map(({ id, name, is_open }) => ({ value: id, label: is_open ? name : m.branches_closed_name({ name }) }));
