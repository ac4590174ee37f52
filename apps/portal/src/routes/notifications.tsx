import { NotificationList } from "../features/notifications/NotificationList.tsx";
import { Page } from "../frame/Page.tsx";

export const opening = {
  title: "Notifications",
  lead: "Updates about your applications, and what expires soon.",
};

/** /notifications */
export function Component() {
  return (
    <Page {...opening}>
      <NotificationList />
    </Page>
  );
}
