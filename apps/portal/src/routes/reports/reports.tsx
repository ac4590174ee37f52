import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Reports } from "../../features/reports/Reports.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.reports_title, lead: m.reports_lead });

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
