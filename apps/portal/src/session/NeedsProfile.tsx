import { EmptyState, Icon, LinkButton, userIcon } from "@kwan/ui";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { useSession } from "./use-session.ts";

/** Draws what needs a driver's profile; who has none yet is led to make one. */
export function NeedsProfile({ children }: { children: (driver: string) => ReactNode }) {
  const driver = useSession().user?.driver;
  if (driver) return children(driver);
  return (
    <EmptyState
      heading="Create your driver profile"
      drawing={<Icon shape={userIcon} size="huge" />}
      action={<LinkButton href={paths.addProfile}>Create my profile</LinkButton>}
    >
      It takes about 5 minutes and is free. Have your Ghana Card or passport ready.
    </EmptyState>
  );
}
