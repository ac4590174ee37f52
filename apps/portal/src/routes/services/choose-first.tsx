import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { FirstChoice } from "../../features/services/choose/FirstChoice.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.services_first_title, lead: m.services_first_lead });

/** /services/add/first (R-RTE-08) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <FirstChoice driver={driver} />}</NeedsProfile>
    </Page>
  );
}
