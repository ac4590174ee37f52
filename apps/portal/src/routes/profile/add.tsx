import { Banner, LinkButton } from "@kwan/ui";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AddProfile } from "../../features/profile/AddProfile.tsx";
import { profileDraft } from "../../features/profile/profile-draft.ts";
import { Page } from "../../page/Page.tsx";
import { paths } from "../../paths.ts";
import { session } from "../../session/session.ts";

export const pageMeta = {
  title: "Create your driver profile",
  lead: "It takes about 5 minutes and is free. Have your Ghana Card or passport ready.",
};

/** /profile/add (R-RTE-03) */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Who has one when the page is opened; while it is being made, the page stays.
  const hadProfile = useRef(Boolean(session.get().user?.driver)).current;
  const made = () => {
    profileDraft.forget();
    void navigate(paths.profileAdded, { replace: true });
  };
  return (
    <Page {...pageMeta}>
      {hadProfile ? (
        <Banner
          tone="info"
          heading="You have a profile"
          actions={<LinkButton href={paths.profile}>Open it</LinkButton>}
        >
          There is one for each person. You can change it at any time.
        </Banner>
      ) : (
        <AddProfile
          step={search.get("step")}
          goTo={(step, options) => void navigate(paths.addProfileStep(step), options)}
          onMade={made}
        />
      )}
    </Page>
  );
}
