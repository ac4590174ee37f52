import { useNavigate, useSearchParams } from "react-router";
import { m } from "#messages";
import { EditProfile, parts } from "../../../features/everyone/profile/EditProfile.tsx";
import { Page } from "../../../page/Page.tsx";
import { pathOf } from "../../../paths.ts";
import { NeedsProfile } from "../../../session/NeedsProfile.tsx";

/** The page at /profile/edit (R-RTE-02). */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = search.get("part");
  const title = parts.find(({ name }) => name === part)?.title() ?? m.profile_what_to_change();
  return (
    <Page key={part} title={title}>
      <NeedsProfile>
        {(driver) => <EditProfile driver={driver} part={part} onDone={() => void navigate(pathOf("/profile"))} />}
      </NeedsProfile>
    </Page>
  );
}
