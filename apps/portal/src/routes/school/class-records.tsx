import { ClassRecords } from "../../features/school/ClassRecords.tsx";
import { Page } from "../../frame/Page.tsx";

export const opening = {
  title: "Class records",
  lead: "Find a learner, then choose a lesson of theirs to see their hours in all.",
};

/** /school/class-records (R-ROL-02) */
export function Component() {
  return (
    <Page {...opening} roles={["driving_school", "officer", "admin"]}>
      <ClassRecords />
    </Page>
  );
}
