import { Link, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { latest } from "./queries.ts";

/** The three latest notifications, for the home page. */
export function LatestNotifications() {
  return (
    <Region query={useQuery(latest())} of={m.notifications_yours()} skeleton={<Skeleton lines={3} />}>
      {({ results }) =>
        results.length === 0 ? (
          <Text tone="secondary">{m.notifications_none_short()}</Text>
        ) : (
          <Stack space="small">
            <Stack as="ul" space="small">
              {results.slice(0, 3).map((notification) => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </Stack>
            <Link href={pathOf("/notifications")}>{m.notifications_all()}</Link>
          </Stack>
        )
      }
    </Region>
  );
}
