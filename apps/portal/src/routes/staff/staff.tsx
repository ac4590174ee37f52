import { StaffList } from "../../features/staff/StaffList.tsx";
import { UndeliveredMessages } from "../../features/staff/UndeliveredMessages.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = { title: "Staff", lead: "Staff accounts, roles and branches." };

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
