import { FirstChoice } from "../../features/services/choose/FirstChoice.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = { title: "Your first service", lead: "What do you want to do?" };

/** /services/add/first (R-RTE-08) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <FirstChoice driver={driver} />}</NeedsProfile>
    </Page>
  );
}
