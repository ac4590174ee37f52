import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ApplicationList } from "../../features/everyone/services/list/ApplicationList.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.services_list_title, lead: m.services_list_lead });

/** The page at /services (R-RTE-05). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <ApplicationList driver={driver} />}</NeedsProfile>
    </Page>
  );
}
