import { recordTitles } from "@kwan/domain/oversight";
import { Card, Skeleton, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { PagedList } from "../../../queries/PagedList.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { roleNames } from "../../../words/staff-words.ts";
import { groupAccesses } from "./access-groups.ts";
import { type kwan, q } from "./queries.ts";

type Reader = Pick<Awaited<ReturnType<typeof kwan.users.access>>["results"][number], "role" | "branch" | "program">;

/** Returns who has opened a record: a program by its name, and a person by their role and branch. */
function readerInWords({ role, branch, program }: Reader): string {
  if (program) return m.account_access_by_program({ program });
  return branch ? m.account_access_by({ role: roleNames[role], branch }) : roleNames[role];
}

/** Lists the staff and programs who have opened a person's records, with the role, the branch, the reason, and how often in an hour (R-AUT-16). */
export function Access() {
  const query = useInfiniteQuery(q.users.access.infinite({ limit: 50 }));
  return (
    <Stack>
      <Text>{m.account_access_explained()}</Text>
      <PagedList
        query={query}
        of={m.account_access_object()}
        empty={m.account_access_none()}
        showsCount={false}
        moreLabel={m.account_access_more()}
        skeleton={<Skeleton shape="block" height="card" />}
      >
        {(rows) => (
          <Stack as="ul" space="small">
            {groupAccesses(rows, query.hasNextPage).map(
              ({ last: { at, opened_by, reason, ...by }, entities, count }) => (
                <Card as="li" key={`${at} ${opened_by} ${reason}`}>
                  <Text weight="strong">{entities.map((entity) => recordTitles[entity] ?? entity).join(", ")}</Text>
                  <Text size="small" tone="secondary">
                    {readerInWords(by)}
                  </Text>
                  {reason && <Text size="small">{m.account_access_reason({ reason })}</Text>}
                  <Text size="small" tone="secondary">
                    {count === 1 ? timeInWords(at) : m.account_access_times({ time: timeInWords(at), count })}
                  </Text>
                </Card>
              ),
            )}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
