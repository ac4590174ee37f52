import { recordTitles } from "@kwan/domain/oversight";
import { Card, Skeleton, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { PagedList } from "../../../queries/PagedList.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { roleNames } from "../../../words/staff-words.ts";
import { q } from "./queries.ts";

/** Lists every time that staff accessed a person's records, with the role and the branch (R-AUT-16). */
export function Access() {
  const query = useInfiniteQuery(q.users.access.infinite({ limit: 10 }));
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
            {rows.map(({ at, role, branch, entity }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no IDs, and new rows are only appended.
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
        )}
      </PagedList>
    </Stack>
  );
}
