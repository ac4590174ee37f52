import { EmptyState, LinkButton } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Drawing } from "../drawings/Drawing.tsx";
import { pathOf } from "../paths.ts";
import { useSession } from "./use-session.ts";

/**
 * Shows content that needs a driver profile. People without a profile are asked to create one, or to link a licence
 * that they already have.
 */
export function NeedsProfile({ children }: { children: (driver: string) => ReactNode }) {
  const driver = useSession().user?.driver;
  if (driver) return children(driver);
  return (
    <EmptyState
      heading={m.session_profile_first()}
      drawing={<Drawing of="first" />}
      action={
        <>
          <LinkButton href={pathOf("/profile/add")}>{m.session_create_profile()}</LinkButton>
          <LinkButton href={pathOf("/licence/claim")} tone="secondary">
            {m.licences_claim_link()}
          </LinkButton>
        </>
      }
    >
      {m.session_profile_takes()}
    </EmptyState>
  );
}
