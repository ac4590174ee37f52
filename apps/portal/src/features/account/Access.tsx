import { recordTitles } from "@kwan/domain/oversight";
import { Button, Card, Skeleton, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../queries/Region.tsx";
import { timeInWords } from "../../words/dates-and-money.ts";
import { roleNames } from "../../words/staff-words.ts";
import { q } from "./queries.ts";

/** Which members of staff have opened a person's records, by role and branch (R-AUT-16). */
export function Access() {
  const query = useInfiniteQuery(q.users.access.infinite({ limit: 10 }));
  return (
    <Stack>
      <Text>{m.account_access_explained()}</Text>
      <Region query={query} of={m.account_access_object()} skeleton={<Skeleton shape="block" height="card" />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ results }) => results);
          if (rows.length === 0) return <Text tone="secondary">{m.account_access_none()}</Text>;
          return (
            <Stack>
              <Stack as="ul" space="small">
                {rows.map(({ at, role, branch, entity }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids, and only more are added.
                  <Card as="li" key={`${at} ${index}`}>
                    <Text weight="strong">{recordTitles[entity] ?? entity}</Text>
                    <Text size="small" tone="secondary">
                      {branch ? m.account_access_by({ role: roleNames[role], branch }) : roleNames[role]}
                    </Text>
                    <Text size="small" tone="secondary">
                      {timeInWords(at)}
                    </Text>
                  </Card>
                ))}
              </Stack>
              {query.hasNextPage && (
                <div>
                  <Button tone="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {m.account_access_more()}
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
