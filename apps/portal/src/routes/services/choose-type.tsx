import { KindChoice } from "../../features/services/choose/KindChoice.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = {
  title: "Apply for a service",
  lead: "See what each service costs and how long it takes.",
};

/** /services/add/type (R-RTE-07) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <KindChoice driver={driver} />}</NeedsProfile>
    </Page>
  );
}
