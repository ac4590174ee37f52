import { inLanguage } from "@kwan/domain/language";
import { Stack } from "@kwan/ui";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { LicenceCard } from "../../features/citizen/licence/LicenceCard.tsx";
import { EyeTest } from "../../features/everyone/profile/EyeTest.tsx";
import { OpenRequest } from "../../features/everyone/profile/OpenRequest.tsx";
import { ProfileView } from "../../features/everyone/profile/ProfileView.tsx";
import { Section } from "../../features/everyone/profile/Section.tsx";
import { StaffProfile } from "../../features/everyone/profile/StaffProfile.tsx";
import { orNothing } from "../../page/or-nothing.ts";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";
import { useSession } from "../../session/use-session.ts";

// Loaded on demand, because most profiles have no rejected request.
const RejectionAppeal = lazy(
  orNothing(async () => (await import("../../features/citizen/decisions/RejectionAppeal.tsx")).RejectionAppeal),
);

export const pageMeta = inLanguage({ title: m.profile_title, lead: m.profile_lead });

/** The page at /profile (R-RTE-02). */
export function Component() {
  const { user } = useSession();
  if (user && user.role !== "learner" && user.role !== "driver") {
    return (
      <Page {...pageMeta} lead={m.profile_staff_lead()}>
        <StaffProfile />
      </Page>
    );
  }
  return (
    <Page {...pageMeta}>
      <NeedsProfile>
        {(driver) => (
          <Stack space="large">
            <OpenRequest
              driver={driver}
              appeal={(request) => (
                <Suspense>
                  <RejectionAppeal what="update_request" id={request} title={m.profile_edit_identity()} />
                </Suspense>
              )}
            />
            <ProfileView driver={driver} />
            <Section id="licence" heading={m.profile_licence()}>
              <LicenceCard driver={driver} />
            </Section>
            <EyeTest driver={driver} />
          </Stack>
        )}
      </NeedsProfile>
    </Page>
  );
}
