import { Card, Heading, Inline, Skeleton, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { PagedList } from "../../../queries/PagedList.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { Appeal } from "./Appeal.tsx";
import { type OwnDecision, q } from "./queries.ts";

/** The decisions about the person's own record: what has changed, when and why, and how to appeal. */
export function OwnDecisions() {
  const query = useInfiniteQuery(q.decisions.own.infinite({ limit: 10 }));
  return (
    <Stack>
      <Text>{m.decisions_explained()}</Text>
      <PagedList
        query={query}
        of={m.decisions_the_decisions()}
        empty={m.decisions_none()}
        showsCount={false}
        skeleton={<Skeleton shape="block" height="card" />}
      >
        {(decisions) => (
          <Stack as="ul">
            {decisions.map((decision) => (
              <Decision key={decision.id} decision={decision} />
            ))}
          </Stack>
        )}
      </PagedList>
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
          <StatusTag tone={state === "in_force" ? "success" : "neutral"}>
            {state === "in_force" ? m.decisions_in_force() : m.decisions_withdrawn()}
          </StatusTag>
        </Inline>
        <SummaryList
          rows={[
            { name: m.decisions_when(), value: dayInWords(decided_at) },
            { name: m.decisions_ground(), value: ground_title },
            ...changes.map(({ label, before, after }) => ({
              name: label,
              value:
                before === null && after !== null
                  ? after
                  : m.decisions_before_and_after({
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
