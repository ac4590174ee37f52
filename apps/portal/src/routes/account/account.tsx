import { Card, Heading, Stack } from "@kwan/ui";
import type { ReactNode } from "react";
import { DataDownload } from "../../features/account/DataDownload.tsx";
import { Deletion } from "../../features/account/Deletion.tsx";
import { LoginDetails } from "../../features/account/LoginDetails.tsx";
import { PreferenceSwitches } from "../../features/account/PreferenceSwitches.tsx";
import { Sessions } from "../../features/account/Sessions.tsx";
import { ThemeChoice } from "../../features/account/ThemeChoice.tsx";
import { DoneBanner } from "../../page/DoneBanner.tsx";
import { Page } from "../../page/Page.tsx";

export const pageMeta = {
  title: "Account",
  lead: "How you log in, your messages, devices and data.",
};

/** /account (R-ADD-11) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <DoneBanner />
      <Part heading="How you log in">
        <LoginDetails />
      </Part>
      <Part heading="Messages">
        <PreferenceSwitches />
      </Part>
      <Part heading="Appearance">
        <ThemeChoice />
      </Part>
      <Part heading="Where you are logged in">
        <Sessions />
      </Part>
      <Part heading="Your data">
        <DataDownload />
      </Part>
      <Part heading="Delete your account">
        <Deletion />
      </Part>
    </Page>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" roomy>
      <Stack>
        <Heading level={2}>{heading}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
