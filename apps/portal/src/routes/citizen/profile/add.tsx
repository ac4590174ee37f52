import { inLanguage } from "@kwan/domain/language";
import { Banner, LinkButton } from "@kwan/ui";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { m } from "#messages";
import { AddProfile } from "../../../features/everyone/profile/AddProfile.tsx";
import { stepNames } from "../../../features/everyone/profile/new-profile.ts";
import { profileDraft } from "../../../features/everyone/profile/profile-draft.ts";
import { Page } from "../../../page/Page.tsx";
import { pathOf, paths } from "../../../paths.ts";
import { session } from "../../../session/session.ts";

export const pageMeta = inLanguage({ title: m.profile_add_title, lead: m.session_profile_takes });

/** The page at /profile/add (R-RTE-03). */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [firstStep] = stepNames;
  const isFirstStep = (search.get("step") ?? firstStep) === firstStep;
  // Read only once, so that the form stays open while the profile is being created.
  const hadProfile = useRef(Boolean(session.get().user?.driver)).current;
  const made = () => {
    profileDraft.forget();
    void navigate(pathOf("/profile/add-success"), { replace: true });
  };
  return (
    <Page {...pageMeta}>
      {hadProfile ? (
        <Banner
          tone="info"
          heading={m.profile_have_profile()}
          actions={<LinkButton href={pathOf("/profile")}>{m.profile_open()}</LinkButton>}
        >
          {m.profile_one_each()}
        </Banner>
      ) : (
        <>
          {isFirstStep && (
            <div>
              <LinkButton href={pathOf("/licence/claim")} tone="secondary">
                {m.licences_claim_link()}
              </LinkButton>
            </div>
          )}
          <AddProfile
            step={search.get("step")}
            goTo={(step, options) => void navigate(paths.addProfileStep(step), options)}
            onMade={made}
          />
        </>
      )}
    </Page>
  );
}
