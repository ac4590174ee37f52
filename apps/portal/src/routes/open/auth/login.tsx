import { phoneInWords } from "@kwan/domain";
import { Banner, Divider, Heading, Link, LinkButton, Stack, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { LoginForm } from "../../../features/open/auth/LoginForm.tsx";
import { type PendingCode, pendingCode } from "../../../features/open/auth/pending-code.ts";
import { guide } from "../../../guide/addresses.ts";
import { Page } from "../../../page/Page.tsx";
import { pathOf } from "../../../paths.ts";
import { loginNotice } from "../../../session/login-notice.ts";
import { useLeaveWhenLoggedIn } from "../../../session/use-leave-when-logged-in.ts";

export const pageMeta = { title: m.auth_log_in(), lead: m.auth_login_lead() };

/** The page at /auth/login (R-RTE-10). */
export function Component() {
  useLeaveWhenLoggedIn();
  // The page is prerendered, so the notice and the pending sign-up of this tab can be read only after hydration.
  const [notice, setNotice] = useState<string>();
  const [signup, setSignup] = useState<PendingCode>();
  useEffect(() => {
    setNotice(loginNotice.take());
    setSignup(pendingCode.get("signup"));
  }, []);
  return (
    <Page {...pageMeta}>
      {notice && <Banner tone="positive" heading={notice} />}
      <LoginForm onSent={() => location.assign(pathOf("/auth/login/verify"))} />
      <Divider />
      <Stack space="small">
        <Heading level={2} size={3}>
          {m.auth_new_here()}
        </Heading>
        <Text tone="secondary">{m.auth_free()}</Text>
        <Text>
          <Link href={guide.front}>{m.auth_read_guide()}</Link>
        </Text>
        <Text tone="secondary">{m.auth_lost_code()}</Text>
        <div>
          <LinkButton href={pathOf("/auth/signup")} tone="secondary">
            {m.auth_sign_up()}
          </LinkButton>
        </div>
        {/* This is at the end, because it appears later and must not move the rest of the page. */}
        {signup && (
          <Banner
            heading={m.auth_not_finished()}
            actions={
              <LinkButton href={pathOf("/auth/signup/verify")} tone="secondary">
                {m.auth_enter_the_code()}
              </LinkButton>
            }
          >
            {m.auth_signup_code_sent({ contact: phoneInWords(signup.target) })}
          </Banner>
        )}
      </Stack>
    </Page>
  );
}
