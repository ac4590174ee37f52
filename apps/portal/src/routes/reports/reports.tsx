import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Reports } from "../../features/reports/Reports.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.reports_title, lead: m.reports_lead });

/** The page at /reports (R-ADD-14). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["reports.read"]}>
        <Reports />
      </WithScope>
    </Page>
  );
}
