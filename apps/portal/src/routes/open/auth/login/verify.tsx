import { m } from "#messages";
import { authCalls } from "../../../../features/open/auth/auth-calls.ts";
import { VerifyCode } from "../../../../features/open/auth/VerifyCode.tsx";
import { Page } from "../../../../page/Page.tsx";
import { pathOf } from "../../../../paths.ts";
import { takeFirstScreen } from "../../../../session/first-screen.ts";

export const pageMeta = { title: m.auth_enter_code() };

/** The page at /auth/login/verify (R-RTE-10). */
export const Component = () => (
  <Page {...pageMeta}>
    <VerifyCode
      purpose="login"
      submitLabel={m.auth_log_in()}
      startHref={pathOf("/auth/login")}
      verify={async (...args) => (await authCalls()).completeLogin(...args)}
      next={takeFirstScreen}
    />
  </Page>
);
