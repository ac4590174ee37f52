import { Reports } from "../../features/reports/Reports.tsx";
import { ForRoles } from "../../frame/ForRoles.tsx";
import { Page } from "../../frame/Page.tsx";

export const opening = {
  title: "Reports",
  lead: "Applications and revenue by service. View or download.",
};

/** /reports (R-ADD-14) */
export function Component() {
  return (
    <Page {...opening}>
      <ForRoles roles={["officer", "admin"]}>
        <Reports />
      </ForRoles>
    </Page>
  );
}
