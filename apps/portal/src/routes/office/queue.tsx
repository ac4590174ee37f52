import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { OfficeQueue } from "../../features/office/OfficeQueue.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.office_title, lead: m.office_lead });

/** /office (R-ADD-03) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer"]}>
        <OfficeQueue />
      </ForRoles>
    </Page>
  );
}
