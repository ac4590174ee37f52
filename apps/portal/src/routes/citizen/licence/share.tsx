import { m } from "#messages";
import { ShareLicence } from "../../../features/citizen/licence/ShareLicence.tsx";
import { Page } from "../../../page/Page.tsx";
import { NeedsProfile } from "../../../session/NeedsProfile.tsx";

export const pageMeta = { title: m.licences_share_title() };

/** The page at /licence/share (R-ADD-09). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <ShareLicence driver={driver} />}</NeedsProfile>
    </Page>
  );
}
