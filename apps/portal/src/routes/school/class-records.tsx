import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ClassRecords } from "../../features/school/ClassRecords.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.school_records_title, lead: m.school_records_lead });

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
