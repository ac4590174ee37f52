import { branches } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { m } from "#messages";
import { clientOf } from "../session/client.ts";

const q = kwanOptions(clientOf({ branches }));

/** The query for all branches, open and closed. One page is enough, because there are only about forty. */
export const allBranches = () => ({ ...q.branches.list({ limit: 100, closed: "true" }), staleTime: 60 * 60_000 });

type Named = { id: string; name: string; is_open: boolean };

/** Returns the options for a select field that lists every branch. Closed branches are marked. */
export const branchOptions = (branches: readonly Named[] = []) =>
  branches.map(({ id, name, is_open }) => ({ value: id, label: is_open ? name : m.branches_closed_name({ name }) }));
