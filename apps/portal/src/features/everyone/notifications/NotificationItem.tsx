import { Button, Card, Inline, Link, Spread, Stack, Tag, Text } from "@kwan/ui";
import { m } from "#messages";
import { paths } from "../../../paths.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";
import type { Notification } from "./queries.ts";

export type NotificationItemProps = {
  notification: Notification;
  /** Marks the item as read. If absent, the item cannot be marked as read. */
  onRead?: ((id: string) => void) | undefined;
};

/** A notification with its date and a link to the application that it is about. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { id, title, message, service, type, is_read, created_at } = notification;
  const read = () => {
    if (!is_read) onRead?.(id);
  };
  return (
    <Card as="li" tone={is_read ? "sunken" : "raised"}>
      <Stack space="xsmall">
        <Spread>
          <Text as="strong" weight="strong">
            {title}
          </Text>
          {!is_read && <Tag tone="accent">{m.notifications_new()}</Tag>}
        </Spread>
        <Text>{message}</Text>
        <Text as="time" size="small" tone="secondary" dateTime={created_at}>
          {timeInWords(created_at)}
        </Text>
        <Inline space="medium">
          {service && type && (
            <Link href={paths.service(service, type)} onClick={read}>
              {m.notifications_open_application()}
            </Link>
          )}
          {!is_read && onRead && (
            <Button tone="quiet" size="small" onClick={read} aria-label={m.notifications_mark_titled({ title })}>
              {m.notifications_mark()}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
