import { NotificationList } from "../features/notifications/NotificationList.tsx";
import { Page } from "../frame/Page.tsx";

/** /notifications */
export function Component() {
  return (
    <Page title="Notifications" lead="What happened with your applications, and what runs out soon.">
      <NotificationList />
    </Page>
  );
}
