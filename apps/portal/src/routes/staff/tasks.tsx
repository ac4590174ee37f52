import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { TaskList } from "../../features/staff/tasks/TaskList.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.tasks_title, lead: m.tasks_lead }, { wide: true });

/** The office's tasks, for staff who can do at least one kind of task (R-AUT-09). */
export const Component = scopedPage(
  pageMeta,
  ["applications.work", "changes.decide", "complaints.handle", "decisions.approve", "identities.verify"],
  TaskList,
);
