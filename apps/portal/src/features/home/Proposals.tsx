import { decisions } from "@kwan/sdk";
import { kwanKey } from "@kwan/sdk/react-query";
import { Skeleton } from "@kwan/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { clientOf } from "../../session/client.ts";
import { Queue } from "./Queue.tsx";

const kwan = clientOf({ decisions });

/** The number of proposals by other people. Nobody can approve their own. */
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

export type ProposalsProps = {
  /** Administrators decide on the roles of staff, others on changes to records. */
  about: "roles" | "records";
};

/** The proposals that the reader can decide on. */
export function Proposals({ about }: ProposalsProps) {
  const ofRoles = about === "roles";
  return (
    <Region query={useQuery(toDecide)} of={m.home_the_decisions()} skeleton={<Skeleton shape="block" height="card" />}>
      {(count) => (
        <Queue
          heading={ofRoles ? m.home_roles() : m.home_decisions()}
          count={ofRoles ? m.home_roles_count({ count }) : m.home_decisions_count({ count })}
          words={ofRoles ? m.home_roles_hint() : m.home_decisions_hint()}
          href={pathOf("/decisions")}
          action={ofRoles ? m.home_open_roles() : m.home_open_decisions()}
        />
      )}
    </Region>
  );
}
