import { EmptyState, Icon, LinkButton, userIcon } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { paths } from "../paths.ts";
import { useSession } from "./use-session.ts";

/** Draws what needs a driver's profile; who has none yet is led to make one. */
export function NeedsProfile({ children }: { children: (driver: string) => ReactNode }) {
  const driver = useSession().user?.driver;
  if (driver) return children(driver);
  return (
    <EmptyState
      heading={m.session_profile_first()}
      drawing={<Icon shape={userIcon} size="huge" />}
      action={<LinkButton href={paths.addProfile}>{m.session_create_profile()}</LinkButton>}
    >
      {m.session_profile_takes()}
    </EmptyState>
  );
}
