import { kinds } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { Heading, Stack } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { LicenceCard } from "../../features/citizen/licence/LicenceCard.tsx";
import * as styles from "../../features/everyone/home/columns.css.ts";
import { NextSteps } from "../../features/everyone/home/NextSteps.tsx";
import { OpenApplications, type OpenApplicationsProps } from "../../features/everyone/home/OpenApplications.tsx";
import { StaffSummary } from "../../features/everyone/home/StaffSummary.tsx";
import { LatestNotifications } from "../../features/everyone/notifications/LatestNotifications.tsx";
import { ownForm } from "../../features/everyone/services/form-place.ts";
import { progressOf } from "../../features/everyone/services/progress.ts";
import { statusWords } from "../../features/everyone/services/words.ts";
import { DoneBanner, useDescribedByDone } from "../../page/DoneBanner.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";
import { useSession } from "../../session/use-session.ts";

const tell: OpenApplicationsProps["tell"] = (application) => ({
  href: ownForm.open(application),
  progress: progressOf(kinds[application.kind], application.status),
  ...statusWords[application.status],
});

export const pageMeta = inLanguage({ title: m.home_title, heading: m.home_hello, lead: m.home_lead }, { wide: true });

/** The page at / (R-RTE-01). */
export function Component() {
  const { user } = useSession();
  const describedBy = useDescribedByDone();
  const heading = user ? m.home_hello_name({ name: user.first_name }) : pageMeta.heading;
  const isOwner = user?.role === "learner" || user?.role === "driver";
  if (!user || !isOwner) {
    return (
      <Page {...pageMeta} lead={user ? m.home_staff_lead() : pageMeta.lead} heading={heading}>
        {user && <StaffSummary role={user.role} />}
        <Part heading={m.notifications_title()}>
          <LatestNotifications />
        </Part>
      </Page>
    );
  }
  return (
    <Page {...pageMeta} heading={heading} {...describedBy}>
      <DoneBanner />
      <NeedsProfile>
        {(driver) => (
          <div className={styles.columns}>
            <Part heading={m.home_next()} className={styles.next}>
              <NextSteps />
            </Part>
            <Part heading={m.home_licence()} className={styles.licence}>
              <LicenceCard driver={driver} />
            </Part>
            <Part heading={m.home_applications()} className={styles.applications}>
              <OpenApplications tell={tell} />
            </Part>
            <Part heading={m.home_latest()} className={styles.latest}>
              <LatestNotifications />
            </Part>
          </div>
        )}
      </NeedsProfile>
    </Page>
  );
}

function Part({ heading, className, children }: { heading: string; className?: string; children: ReactNode }) {
  return (
    <Stack as="section" space="small" className={className}>
      <Heading level={2}>{heading}</Heading>
      {children}
    </Stack>
  );
}
