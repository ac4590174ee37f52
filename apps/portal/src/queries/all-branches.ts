import { branches } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../session/client.ts";

const q = kwanOptions(clientOf({ branches }));

/** The query for all branches, open and closed. One page is enough, because there are only about forty. */
export const allBranches = () => ({ ...q.branches.list({ limit: 100, closed: "true" }), staleTime: 60 * 60_000 });
