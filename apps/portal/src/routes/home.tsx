import { displayName } from "@kwan/domain";
import { kinds } from "@kwan/domain/kinds";
import { Grid, Heading, Stack } from "@kwan/ui";
import type { ReactNode } from "react";
import { NextSteps } from "../features/home/NextSteps.tsx";
import { OpenApplications, type OpenApplicationsProps } from "../features/home/OpenApplications.tsx";
import { StaffSummary } from "../features/home/StaffSummary.tsx";
import { LicenceCard } from "../features/licences/LicenceCard.tsx";
import { LatestNotifications } from "../features/notifications/LatestNotifications.tsx";
import { hrefOf } from "../features/services/list/columns.tsx";
import { progressOf } from "../features/services/progress.ts";
import { statusWords } from "../features/services/words.ts";
import { Page } from "../page/Page.tsx";
import { NeedsProfile } from "../session/NeedsProfile.tsx";
import { useSession } from "../session/use-session.ts";

const tell: OpenApplicationsProps["tell"] = (application) => ({
  href: hrefOf(application),
  progress: progressOf(kinds[application.kind], application.status),
  ...statusWords[application.status],
});

export const pageMeta = {
  title: "Home",
  heading: "Hello",
  lead: "Your tasks, your licence and your applications.",
};

/** / (R-RTE-01) */
export function Component() {
  const { user } = useSession();
  const heading = user ? `${pageMeta.heading}, ${user.first_name}` : pageMeta.heading;
  const isOwner = user?.role === "learner" || user?.role === "driver";
  if (!user || !isOwner) {
    return (
      <Page {...pageMeta} lead={user ? "Your work today." : pageMeta.lead} heading={heading}>
        {user && <StaffSummary role={user.role} />}
        <Part heading="Notifications">
          <LatestNotifications />
        </Part>
      </Page>
    );
  }
  return (
    <Page {...pageMeta} heading={heading}>
      <NeedsProfile>
        {(driver) => (
          <>
            <Part heading="What to do next">
              <NextSteps />
            </Part>
            <Grid columns="wide" space="xlarge">
              <Part heading="Your licence">
                <LicenceCard driver={driver} holder={displayName(user)} />
              </Part>
              <Stack space="xlarge">
                <Part heading="Your applications">
                  <OpenApplications tell={tell} />
                </Part>
                <Part heading="Latest notifications">
                  <LatestNotifications />
                </Part>
              </Stack>
            </Grid>
          </>
        )}
      </NeedsProfile>
    </Page>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{heading}</Heading>
      {children}
    </Stack>
  );
}
