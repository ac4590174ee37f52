import { Banner, Link } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { q } from "./queries.ts";

/** Shows how many accounts and role changes are waiting for another administrator's approval, and links to them. */
export function WaitingForApproval() {
  const count = useQuery(q.decisions.list({ state: "proposed", kind: "grant_role", limit: 1 })).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Banner tone="info">
      {m.staff_waiting_count({ count })} <Link href={pathOf("/decisions")}>{m.staff_open_decisions()}</Link>
    </Banner>
  );
}
