import { useRef } from "react";
import { m } from "#messages";
import { authCalls } from "../../../../features/open/auth/auth-calls.ts";
import { VerifyCode } from "../../../../features/open/auth/VerifyCode.tsx";
import { Page } from "../../../../page/Page.tsx";
import { pathOf, paths } from "../../../../paths.ts";
import { session } from "../../../../session/session.ts";

export const pageMeta = { title: m.auth_verify_phone() };

/** The page at /auth/signup/verify (R-RTE-11). An email address is verified next, if one was given. */
export function Component() {
  const isEmailNext = useRef(false);
  return (
    <Page {...pageMeta}>
      <VerifyCode
        purpose="signup"
        submitLabel={m.auth_verify()}
        startHref={pathOf("/auth/signup")}
        verify={async (...args) => {
          isEmailNext.current = await (await authCalls()).completeSignUp(...args);
        }}
        next={() => (isEmailNext.current ? paths.verifyNewEmail : session.takeRedirect())}
      />
    </Page>
  );
}
