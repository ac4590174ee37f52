import { Stack, TabLinks } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { DecisionCard } from "../../../decisions/DecisionCard.tsx";
import { q } from "../../../decisions/queries.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { pathOf } from "../../../paths.ts";
import { PagedList } from "../../../queries/PagedList.tsx";

const views = {
  proposed: { label: m.desk_view_proposed, query: { state: "proposed" }, empty: m.desk_none_proposed },
  mine: { label: m.desk_view_mine, query: { mine: "true" }, empty: m.desk_none_mine },
  in_force: { label: m.desk_view_in_force, query: { state: "in_force" }, empty: m.desk_none_in_force },
  refused: { label: m.desk_view_refused, query: { state: "refused" }, empty: m.desk_none_refused },
  reversed: { label: m.desk_view_reversed, query: { state: "reversed" }, empty: m.desk_none_reversed },
  withdrawn: { label: m.desk_view_withdrawn, query: { state: "withdrawn" }, empty: m.desk_none_withdrawn },
} as const;
const names = Object.keys(views) as (keyof typeof views)[];

/**
 * Lists decisions in tabs: one for each status, and one for the decisions that the reader proposed. The proposals that
 * have waited longest come first. After a decision, focus moves to the next proposal.
 */
export function DecisionQueue() {
  const [filter] = useAddressFilter();
  const name = names.find((each) => each === filter.get("view")) ?? "proposed";
  const view = views[name];
  const query = useInfiniteQuery(q.decisions.list.infinite({ ...view.query, limit: 20 }));
  const list = useRef<HTMLElement>(null);
  const hasDecided = useRef(false);
  const first = query.data?.pages[0]?.results[0]?.id;
  // Move focus only after the list has been rendered without the decided proposal.
  useEffect(() => {
    if (first && hasDecided.current) list.current?.querySelector("h2")?.focus();
    hasDecided.current = false;
  }, [first]);
  return (
    <Stack space="large">
      <TabLinks
        label={m.desk_by_state()}
        links={names.map((each) => ({
          href: each === "proposed" ? pathOf("/decisions") : `${pathOf("/decisions")}?view=${each}`,
          label: views[each].label(),
          current: each === name,
        }))}
      />
      <PagedList query={query} of={m.desk_the_decisions()} empty={view.empty()}>
        {(decisions) => (
          <Stack as="ul" ref={list}>
            {decisions.map((decision) => (
              <DecisionCard
                key={decision.id}
                decision={decision}
                isNamed
                onDecided={() => {
                  hasDecided.current = true;
                }}
              />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
