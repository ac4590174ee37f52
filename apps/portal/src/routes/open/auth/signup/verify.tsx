import { m } from "#messages";
import { authCalls } from "../../../../features/open/auth/auth-calls.ts";
import { VerifyCode } from "../../../../features/open/auth/VerifyCode.tsx";
import { Page } from "../../../../page/Page.tsx";
import { pathOf } from "../../../../paths.ts";
import { session } from "../../../../session/session.ts";

export const pageMeta = { title: m.auth_verify_phone() };

/** The page at /auth/signup/verify (R-RTE-11). */
export const Component = () => (
  <Page {...pageMeta}>
    <VerifyCode
      purpose="signup"
      submitLabel={m.auth_verify()}
      startHref={pathOf("/auth/signup")}
      verify={async (...args) => (await authCalls()).completeSignUp(...args)}
      next={() => session.takeRedirect()}
    />
  </Page>
);
