import { decisions } from "@kwan/sdk";
import { kwanKey } from "@kwan/sdk/react-query";
import { Skeleton } from "@kwan/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { clientOf } from "../../../session/client.ts";
import { Queue } from "./Queue.tsx";

const kwan = clientOf({ decisions });

/** The query for the number of changes that other people have proposed. Nobody can approve their own proposal. */
const toDecide = queryOptions({
  queryKey: kwanKey("decisions", "to decide"),
  queryFn: async ({ signal }) => {
    const proposed = { state: "proposed", limit: 1 } as const;
    const [all, own] = await Promise.all([
      kwan.decisions.list(proposed, { signal }),
      kwan.decisions.list({ ...proposed, mine: "true" }, { signal }),
    ]);
    return Math.max(0, all.count - own.count);
  },
});

/** The proposed changes, such as to roles and branches, that an administrator can decide on. */
export function Proposals() {
  return (
    <Region query={useQuery(toDecide)} of={m.home_the_decisions()} skeleton={<Skeleton shape="block" height="card" />}>
      {(count) => (
        <Queue
          heading={m.home_changes()}
          count={m.home_changes_count({ count })}
          words={m.home_changes_hint()}
          href={pathOf("/decisions")}
          action={m.home_open_changes()}
        />
      )}
    </Region>
  );
}
