import { ShareLicence } from "../features/licences/ShareLicence.tsx";
import { NeedsProfile } from "../frame/NeedsProfile.tsx";
import { Page } from "../frame/Page.tsx";

export const opening = { title: "Share your licence" };

/** /licence/share (R-ADD-09) */
export function Component() {
  return (
    <Page {...opening}>
      <NeedsProfile>{(driver) => <ShareLicence driver={driver} />}</NeedsProfile>
    </Page>
  );
}
