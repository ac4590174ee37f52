import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { KindChoice } from "../../../../features/everyone/services/choose/KindChoice.tsx";
import { Page } from "../../../../page/Page.tsx";
import { NeedsProfile } from "../../../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.services_apply_for, lead: m.services_choose_lead });

/** The page at /services/add/type (R-RTE-07). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <KindChoice driver={driver} />}</NeedsProfile>
    </Page>
  );
}
