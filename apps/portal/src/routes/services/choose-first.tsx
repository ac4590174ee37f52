import { FirstChoice } from "../../features/services/choose/FirstChoice.tsx";
import { NeedsProfile } from "../../frame/NeedsProfile.tsx";
import { Page } from "../../frame/Page.tsx";

/** /services/add/first (R-RTE-08) */
export function Component() {
  return (
    <Page title="Your first service" lead="What do you want to do?">
      <NeedsProfile>{(driver) => <FirstChoice driver={driver} />}</NeedsProfile>
    </Page>
  );
}
