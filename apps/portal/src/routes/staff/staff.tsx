import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { StaffList } from "../../features/staff/staff/StaffList.tsx";
import { UndeliveredMessages } from "../../features/staff/staff/UndeliveredMessages.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.staff_title, lead: m.staff_lead }, { wide: true });

/** The page at /staff (R-ADD-15). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["staff.manage"]}>
        <StaffList />
        <UndeliveredMessages />
      </WithScope>
    </Page>
  );
}
