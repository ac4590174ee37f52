import { Button, bellIcon, EmptyState, Icon, Pagination, Skeleton, Spread, Stack, Text } from "@kwan/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Region } from "../../queries/Region.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { q } from "./queries.ts";
import { useMarkAsRead } from "./use-mark-as-read.ts";

/** All notifications, the latest first. */
export function NotificationList() {
  const list = useInfiniteQuery(q.notifications.list.infinite({}));
  const mark = useMarkAsRead();
  return (
    <Region query={list} of="your notifications" skeleton={<Skeleton shape="block" height="card" />}>
      {({ pages }) => {
        const all = pages.flatMap(({ results }) => results);
        const { count = 0, unread = 0 } = pages.at(-1) ?? {};
        if (count === 0) {
          return (
            <EmptyState heading="No notifications yet" drawing={<Icon shape={bellIcon} size="huge" />}>
              We will tell you here, and by text message or email if you like, when an application changes or something
              is about to expire.
            </EmptyState>
          );
        }
        return (
          <Stack>
            <Spread>
              <Text role="status">{unread === 0 ? "You have read all of them" : `${unread} not read yet`}</Text>
              {unread > 0 && (
                <Button tone="secondary" busy={mark.isPending} onClick={() => mark.mutate({ body: {} })}>
                  Mark all as read
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
              label="Notifications"
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
