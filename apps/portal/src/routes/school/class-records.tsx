import { ClassRecords } from "../../features/school/ClassRecords.tsx";
import { Page } from "../../frame/Page.tsx";

/** /school/class-records (R-ROL-02) */
export function Component() {
  return (
    <Page title="Class records" lead="Find a learner, then choose a lesson of theirs to see their hours in all.">
      <ClassRecords />
    </Page>
  );
}
