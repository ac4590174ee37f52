import { m } from "#messages";
import { authCalls } from "../../../../features/open/auth/auth-calls.ts";
import { VerifyCode } from "../../../../features/open/auth/VerifyCode.tsx";
import { Page } from "../../../../page/Page.tsx";
import { pathOf } from "../../../../paths.ts";

export const pageMeta = { title: m.auth_enter_code() };

/** The page at /auth/forgot-password/verify (R-RTE-12). */
export const Component = () => (
  <Page {...pageMeta}>
    <VerifyCode
      purpose="reset"
      submitLabel={m.common_continue()}
      startHref={pathOf("/auth/forgot-password")}
      verify={async (...args) => (await authCalls()).verifyReset(...args)}
      next={() => pathOf("/auth/forgot-password/reset")}
    />
  </Page>
);
