import { LinkButton, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { pendingCode } from "../../features/auth/pending-code.ts";
import { ForgotPasswordForm, NewPasswordForm } from "../../features/auth/ResetForms.tsx";
import { Page } from "../../frame/Page.tsx";
import { paths } from "../../paths.ts";
import { useGo } from "../../public/navigation.ts";
import { loginNotice } from "../../session/login-notice.ts";

/** /auth/forgot-password (R-RTE-12) */
export function ForgotPassword() {
  const go = useGo();
  return (
    <Page title="Reset your password" lead="We will send you a code so that you can choose a new password.">
      <ForgotPasswordForm onSent={() => go(paths.verifyReset)} />
    </Page>
  );
}

/** /auth/forgot-password/reset (R-RTE-12) */
export function ResetPassword() {
  const go = useGo();
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(pendingCode.get("reset")?.resetToken ?? null), []);
  const done = () => {
    loginNotice.leave("Your password has been changed. Log in with your new password.");
    go(paths.login, { replace: true });
  };
  return (
    <Page title="New password" lead="You will be logged out on all other devices.">
      {token && <NewPasswordForm resetToken={token} onDone={done} />}
      {token === null && (
        <>
          <Text>To choose a new password, ask for a code first.</Text>
          <div>
            <LinkButton href={paths.forgotPassword}>Ask for a code</LinkButton>
          </div>
        </>
      )}
    </Page>
  );
}
