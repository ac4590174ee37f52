import { mayDo, type Scope } from "@kwan/domain";
import { Text } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { useSession } from "./use-session.ts";

/**
 * Shows content only to people who have one of the scopes. Everyone else is told that they cannot use the page, and no
 * API call is made. Until the role is known, the content is shown and the server decides.
 */
export function WithScope({ any, children }: { any: readonly Scope[]; children: ReactNode }) {
  const role = useSession().user?.role;
  if (role === undefined || mayDo(role, ...any)) return children;
  return <Text>{m.session_no_access()}</Text>;
}
