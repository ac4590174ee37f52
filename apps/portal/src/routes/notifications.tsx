import { NotificationList } from "../features/notifications/NotificationList.tsx";
import { Page } from "../frame/Page.tsx";

export const opening = {
  title: "Notifications",
  lead: "What happened with your applications, and what runs out soon.",
};

/** /notifications */
export function Component() {
  return (
    <Page {...opening}>
      <NotificationList />
    </Page>
  );
}
