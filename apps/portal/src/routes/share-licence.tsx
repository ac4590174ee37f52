import { ShareLicence } from "../features/licences/ShareLicence.tsx";
import { NeedsProfile } from "../frame/NeedsProfile.tsx";
import { Page } from "../frame/Page.tsx";

/** /licence/share (R-ADD-09) */
export function Component() {
  return (
    <Page title="Let somebody check your licence">
      <NeedsProfile>{(driver) => <ShareLicence driver={driver} />}</NeedsProfile>
    </Page>
  );
}
