import { ShareLicence } from "../features/licences/ShareLicence.tsx";
import { Page } from "../page/Page.tsx";
import { NeedsProfile } from "../session/NeedsProfile.tsx";

export const opening = { title: "Share your licence" };

/** /licence/share (R-ADD-09) */
export function Component() {
  return (
    <Page {...opening}>
      <NeedsProfile>{(driver) => <ShareLicence driver={driver} />}</NeedsProfile>
    </Page>
  );
}
