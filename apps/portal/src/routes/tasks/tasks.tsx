import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { TaskList } from "../../features/tasks/TaskList.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.tasks_title, lead: m.tasks_lead }, { wide: true });

/** The page at /tasks (R-AUT-09). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["applications.work", "changes.decide", "decisions.approve", "identities.verify"]}>
        <TaskList />
      </WithScope>
    </Page>
  );
}
