import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { NotificationList } from "../../features/everyone/notifications/NotificationList.tsx";
import { Page } from "../../page/Page.tsx";

export const pageMeta = inLanguage({ title: m.notifications_title, lead: m.notifications_lead });

export function Component() {
  return (
    <Page {...pageMeta}>
      <NotificationList />
    </Page>
  );
}
