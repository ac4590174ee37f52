import { Card, Heading, Skeleton, Stack } from "@kwan/ui";
import { lazy, type ReactNode, Suspense } from "react";
import { m } from "#messages";
import { Access } from "../../features/everyone/account/Access.tsx";
import { DataDownload } from "../../features/everyone/account/DataDownload.tsx";
import { Deletion } from "../../features/everyone/account/Deletion.tsx";
import { LanguageChoice } from "../../features/everyone/account/LanguageChoice.tsx";
import { LoginDetails } from "../../features/everyone/account/LoginDetails.tsx";
import { PreferenceSwitches } from "../../features/everyone/account/PreferenceSwitches.tsx";
import { Sessions } from "../../features/everyone/account/Sessions.tsx";
import { ThemeChoice } from "../../features/everyone/account/ThemeChoice.tsx";
import { DoneBanner, useDescribedByDone } from "../../page/DoneBanner.tsx";
import { orNothing } from "../../page/or-nothing.ts";
import { Page } from "../../page/Page.tsx";
import { useSession } from "../../session/use-session.ts";

// Loaded on demand, because most of the API calls about decisions are for staff, and other pages would load them too.
const OwnDecisions = lazy(
  orNothing(async () => (await import("../../features/citizen/decisions/OwnDecisions.tsx")).OwnDecisions),
);

export const pageMeta = {
  title: m.account_account(),
  lead: m.account_lead(),
};

/** The page at /account (R-ADD-11). */
export function Component() {
  const describedBy = useDescribedByDone();
  const role = useSession().user?.role;
  const isCitizen = role === "learner" || role === "driver";
  return (
    <Page {...pageMeta} {...describedBy}>
      <DoneBanner />
      <Part heading={m.account_how_you_log_in()}>
        <LoginDetails />
      </Part>
      <Part heading={m.account_messages()}>
        <PreferenceSwitches />
      </Part>
      <Part heading={m.account_appearance()}>
        <Stack>
          <LanguageChoice />
          <ThemeChoice />
        </Stack>
      </Part>
      <Part heading={m.account_where_logged_in()}>
        <Sessions />
      </Part>
      {isCitizen && (
        <Part id="decisions" heading={m.decisions_heading()}>
          <Suspense fallback={<Skeleton shape="block" height="card" />}>
            <OwnDecisions />
          </Suspense>
        </Part>
      )}
      {isCitizen && (
        <Part heading={m.account_access()}>
          <Access />
        </Part>
      )}
      <Part heading={m.account_your_data()}>
        <DataDownload />
      </Part>
      <Part heading={m.account_delete_heading()}>
        <Deletion />
      </Part>
    </Page>
  );
}

function Part({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} roomy>
      <Stack>
        <Heading level={2}>{heading}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
