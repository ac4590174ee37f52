import { m } from "#messages";
import { SignupForm } from "../../../features/open/auth/SignupForm.tsx";
import { Page } from "../../../page/Page.tsx";
import { pathOf } from "../../../paths.ts";
import { useLeaveWhenLoggedIn } from "../../../session/use-leave-when-logged-in.ts";

export const pageMeta = { title: m.auth_sign_up(), lead: m.auth_signup_lead() };

/** The page at /auth/signup (R-RTE-11). */
export function Component() {
  useLeaveWhenLoggedIn();
  return (
    <Page {...pageMeta}>
      <SignupForm onSent={() => location.assign(pathOf("/auth/signup/verify"))} />
    </Page>
  );
}
