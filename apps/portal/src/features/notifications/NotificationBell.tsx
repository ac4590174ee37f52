import { bellIcon, Icon, LinkButton, NotificationBadge, VisuallyHidden } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { latest } from "./queries.ts";

/** The way to the notifications, with how many are unread. Where that is not known it is the way alone. */
export function NotificationBell() {
  const { data } = useQuery({ ...latest(), meta: { quiet: true } });
  return (
    <NotificationBadge count={data?.unread ?? 0} label={(count) => `${count} unread`}>
      <LinkButton href={paths.notifications} tone="inherit" icon={<Icon shape={bellIcon} />}>
        <VisuallyHidden>Notifications</VisuallyHidden>
      </LinkButton>
    </NotificationBadge>
  );
}
