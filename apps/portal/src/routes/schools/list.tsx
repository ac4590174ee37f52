import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { SchoolList } from "../../features/schools/SchoolList.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.schools_title, lead: m.schools_lead });

/** The page at /schools. */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["schools.read"]}>
        <SchoolList />
      </WithScope>
    </Page>
  );
}
