import { KindChoice } from "../../features/services/choose/KindChoice.tsx";
import { NeedsProfile } from "../../frame/NeedsProfile.tsx";
import { Page } from "../../frame/Page.tsx";

export const opening = {
  title: "Apply for a service",
  lead: "See what each service costs and how long it takes.",
};

/** /services/add/type (R-RTE-07) */
export function Component() {
  return (
    <Page {...opening}>
      <NeedsProfile>{(driver) => <KindChoice driver={driver} />}</NeedsProfile>
    </Page>
  );
}
