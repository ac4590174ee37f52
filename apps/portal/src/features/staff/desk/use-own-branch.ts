import { users } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { useQuery } from "@tanstack/react-query";
import { clientOf } from "../../../session/client.ts";

const q = kwanOptions(clientOf({ users }));

/**
 * Returns the branch of the officer who is logged in, or undefined if they work for every branch or the account has not
 * loaded yet.
 */
export const useOwnBranch = (): string | undefined => useQuery(q.users.me()).data?.branch ?? undefined;
