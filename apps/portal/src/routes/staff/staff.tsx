import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { StaffList } from "../../features/staff/StaffList.tsx";
import { UndeliveredMessages } from "../../features/staff/UndeliveredMessages.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.staff_title, lead: m.staff_lead });

/** /staff (R-ADD-15) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["admin"]}>
        <StaffList />
        <UndeliveredMessages />
      </ForRoles>
    </Page>
  );
}
