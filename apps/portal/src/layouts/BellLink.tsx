import { bellIcon, LinkButton, NotificationBadge, VisuallyHidden } from "@kwan/ui";
import { m } from "#messages";
import { pathOf } from "../paths.ts";
import * as styles from "./BellLink.css.ts";

/** Links to the notifications, with the number of unread ones if it is known. */
export function BellLink({ unread = 0 }: { unread?: number | undefined }) {
  return (
    <NotificationBadge count={unread}>
      <LinkButton href={pathOf("/notifications")} tone="inherit" icon={bellIcon} className={styles.bell}>
        <VisuallyHidden>{m.layouts_notifications()}</VisuallyHidden>
      </LinkButton>
    </NotificationBadge>
  );
}
