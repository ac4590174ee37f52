import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { OfficeQueue } from "../../features/office/OfficeQueue.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.office_title, lead: m.office_lead }, { wide: true });

/** The page at /office (R-ADD-03). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["applications.work"]}>
        <OfficeQueue />
      </WithScope>
    </Page>
  );
}
