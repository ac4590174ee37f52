import { NotificationList } from "../features/notifications/NotificationList.tsx";
import { Page } from "../page/Page.tsx";

export const pageMeta = {
  title: "Notifications",
  lead: "Updates about your applications, and what expires soon.",
};

/** /notifications */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NotificationList />
    </Page>
  );
}
