import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ClassRecords } from "../../features/school/ClassRecords.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.school_records_title, lead: m.school_records_lead });

/** The page at /school/class-records (R-ROL-02). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["lessons.read"]}>
        <ClassRecords />
      </WithScope>
    </Page>
  );
}
