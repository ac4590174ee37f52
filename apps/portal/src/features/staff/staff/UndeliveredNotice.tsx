import { Banner, Link } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { q } from "./queries.ts";

/**
 * Shows, above the list of accounts, how many messages were not delivered, and links to those messages further down the
 * page.
 */
export function UndeliveredNotice() {
  const count = useQuery(q.staff.undelivered({ limit: 1 })).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Banner tone="warning">
      {m.staff_undelivered_count({ count })} <Link href={paths.undelivered}>{m.staff_see_undelivered()}</Link>
    </Banner>
  );
}
