import { phoneInWords } from "@kwan/domain";
import { Banner, Divider, Heading, LinkButton, Stack, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { LoginForm } from "../../features/auth/LoginForm.tsx";
import { type PendingCode, pendingCode } from "../../features/auth/pending-code.ts";
import { Page } from "../../page/Page.tsx";
import { paths } from "../../paths.ts";
import { loginNotice } from "../../session/login-notice.ts";

export const pageMeta = { title: "Log in", lead: "Your licence, your applications and your tests in one place." };

/** /auth/login (R-RTE-10) */
export function Component() {
  // The page is prerendered: what concerns this tab is known only in the browser.
  const [notice, setNotice] = useState<string>();
  const [signup, setSignup] = useState<PendingCode>();
  useEffect(() => {
    setNotice(loginNotice.take());
    setSignup(pendingCode.get("signup"));
  }, []);
  return (
    <Page {...pageMeta}>
      {notice && <Banner tone="positive" heading={notice} />}
      <LoginForm onSent={() => location.assign(paths.verifyLogin)} />
      <Divider />
      <Stack space="small">
        <Heading level={2} size={3}>
          New here?
        </Heading>
        <Text tone="secondary">An account is free. You need a phone that can receive text messages.</Text>
        <Text tone="secondary">
          If you have signed up but lost the code, log in: we will send you a new code, which finishes signing up.
        </Text>
        <div>
          <LinkButton href={paths.signup} tone="secondary">
            Sign up
          </LinkButton>
        </div>
        {/* Last, because it appears after the page has been read: nothing may move. */}
        {signup && (
          <Banner
            heading="You have not finished signing up"
            actions={
              <LinkButton href={paths.verifySignup} tone="secondary">
                Enter the code
              </LinkButton>
            }
          >
            We have sent a code to {phoneInWords(signup.target)}.
          </Banner>
        )}
      </Stack>
    </Page>
  );
}
