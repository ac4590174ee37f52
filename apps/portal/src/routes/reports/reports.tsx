import { Reports } from "../../features/reports/Reports.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = {
  title: "Reports",
  lead: "Applications and revenue by service. View or download.",
};

/** /reports (R-ADD-14) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer", "admin"]}>
        <Reports />
      </ForRoles>
    </Page>
  );
}
