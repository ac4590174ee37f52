import type { Role } from "@kwan/domain";
import { Text } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { useSession } from "./use-session.ts";

/** Shows content only to some roles. Everybody else reads that the page is not for them, and no API call is made. */
export function ForRoles({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const role = useSession().user?.role;
  if (role === undefined || roles.includes(role)) return children;
  return <Text>{m.session_no_access()}</Text>;
}
