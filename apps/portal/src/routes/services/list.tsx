import { ApplicationList } from "../../features/services/list/ApplicationList.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = {
  title: "Applications",
  lead: "Your applications, their progress and what to do next.",
};

/** /services (R-RTE-05) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <ApplicationList driver={driver} />}</NeedsProfile>
    </Page>
  );
}
