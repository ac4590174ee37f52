import { Button, EmptyState, Pagination, Skeleton, Spread, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { Region } from "../../../queries/Region.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { everyNotification, q } from "./queries.ts";

export function NotificationList() {
  const list = useInfiniteQuery(q.notifications.list.infinite({}));
  const client = useQueryClient();
  // With IDs, marks these notifications as read. Without IDs, marks all of them.
  const mark = useMutation({
    ...q.notifications.markAsRead(),
    onSuccess: () => client.invalidateQueries({ queryKey: everyNotification }),
  });
  return (
    <Region query={list} of={m.notifications_yours()} skeleton={<Skeleton shape="block" height="card" />}>
      {({ pages }) => {
        const all = pages.flatMap(({ results }) => results);
        const { count = 0, unread = 0 } = pages.at(-1) ?? {};
        if (count === 0) {
          return (
            <EmptyState heading={m.notifications_none()} drawing={<Drawing of="empty" />}>
              {m.notifications_none_hint()}
            </EmptyState>
          );
        }
        return (
          <Stack>
            <Spread>
              <Text role="status">{m.notifications_unread({ unread })}</Text>
              {unread > 0 && (
                <Button tone="secondary" busy={mark.isPending} onClick={() => mark.mutate({ body: {} })}>
                  {m.notifications_mark_all()}
                </Button>
              )}
            </Spread>
            <Stack as="ul" space="small">
              {all.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onRead={(id) => mark.mutate({ body: { ids: [id] } })}
                />
              ))}
            </Stack>
            <Pagination
              label={m.notifications_title()}
              shown={all.length}
              total={count}
              busy={list.isFetchingNextPage}
              more={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            />
          </Stack>
        );
      }}
    </Region>
  );
}
