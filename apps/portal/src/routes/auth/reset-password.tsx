import { LinkButton, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { pendingCode } from "../../features/auth/pending-code.ts";
import { NewPasswordForm } from "../../features/auth/ResetForms.tsx";
import { Page } from "../../page/Page.tsx";
import { paths } from "../../paths.ts";
import { loginNotice } from "../../session/login-notice.ts";

export const pageMeta = { title: "New password", lead: "You will be logged out on all other devices." };

/** /auth/forgot-password/reset (R-RTE-12) */
export function Component() {
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(pendingCode.get("reset")?.resetToken ?? null), []);
  const done = () => {
    loginNotice.leave("Your password has been changed. Log in with your new password.");
    location.replace(paths.login);
  };
  return (
    <Page {...pageMeta}>
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
