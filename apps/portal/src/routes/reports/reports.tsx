import { Reports } from "../../features/reports/Reports.tsx";
import { Page } from "../../frame/Page.tsx";

/** /reports (R-ADD-14) */
export function Component() {
  return (
    <Page title="Reports" lead="Applications of each kind and what was paid: as a chart, a table and a file.">
      <Reports />
    </Page>
  );
}
