import { Button, Card, Heading, Inline, Skeleton, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../queries/Region.tsx";
import { dayInWords } from "../../words/dates-and-money.ts";
import { Appeal } from "./Appeal.tsx";
import { type OwnDecision, q } from "./queries.ts";

/** The decisions about the person's own record: what has changed, when and why, and how to appeal. */
export function OwnDecisions() {
  const query = useInfiniteQuery(q.decisions.own.infinite({ limit: 10 }));
  return (
    <Stack>
      <Text>{m.decisions_explained()}</Text>
      <Region query={query} of={m.decisions_the_decisions()} skeleton={<Skeleton shape="block" height="card" />}>
        {({ pages }) => {
          const decisions = pages.flatMap(({ results }) => results);
          if (decisions.length === 0) return <Text tone="secondary">{m.decisions_none()}</Text>;
          return (
            <Stack>
              <Stack as="ul">
                {decisions.map((decision) => (
                  <Decision key={decision.id} decision={decision} />
                ))}
              </Stack>
              {query.hasNextPage && (
                <div>
                  <Button tone="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {m.queries_show_more()}
                  </Button>
                </div>
              )}
            </Stack>
          );
        }}
      </Region>
    </Stack>
  );
}

function Decision({ decision }: { decision: OwnDecision }) {
  const { title, state, changes, ground_title, decided_at } = decision;
  return (
    <Card as="li">
      <Stack space="small">
        <Inline>
          <Heading level={3}>{title}</Heading>
          <StatusTag tone={state === "in_force" ? "positive" : "neutral"}>
            {state === "in_force" ? m.decisions_in_force() : m.decisions_withdrawn()}
          </StatusTag>
        </Inline>
        <SummaryList
          rows={[
            { name: m.decisions_when(), value: dayInWords(decided_at) },
            { name: m.decisions_ground(), value: ground_title },
            ...changes.map(({ label, before, after }) => ({
              name: label,
              value: m.decisions_before_and_after({
                before: before ?? m.decisions_nothing(),
                after: after ?? m.decisions_nothing(),
              }),
            })),
          ]}
        />
        <Appeal decision={decision} />
      </Stack>
    </Card>
  );
}
