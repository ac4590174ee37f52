import type { Role } from "@kwan/domain";
import { Text } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { useSession } from "./use-session.ts";

/** What is for some roles only: others are told so, and nothing is asked of the server. */
export function ForRoles({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const role = useSession().user?.role;
  if (role === undefined || roles.includes(role)) return children;
  return <Text>{m.session_no_access()}</Text>;
}
