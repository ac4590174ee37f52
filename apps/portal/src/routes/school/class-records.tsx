import { ClassRecords } from "../../features/school/ClassRecords.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = {
  title: "Class records",
  lead: "Search for a learner and select a lesson to see their total hours.",
};

/** /school/class-records (R-ROL-02) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["driving_school", "officer", "admin"]}>
        <ClassRecords />
      </ForRoles>
    </Page>
  );
}
