import { LinkButton, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { pendingCode } from "../../../../features/open/auth/pending-code.ts";
import { NewPasswordForm } from "../../../../features/open/auth/ResetForms.tsx";
import { Page } from "../../../../page/Page.tsx";
import { pathOf } from "../../../../paths.ts";
import { loginNotice } from "../../../../session/login-notice.ts";

export const pageMeta = { title: m.auth_new_password(), lead: m.auth_new_password_lead() };

/** The page at /auth/forgot-password/reset (R-RTE-12). */
export function Component() {
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(pendingCode.get("reset")?.resetToken ?? null), []);
  const done = () => {
    loginNotice.leave(m.auth_password_changed());
    location.replace(pathOf("/auth/login"));
  };
  return (
    <Page {...pageMeta}>
      {token && <NewPasswordForm resetToken={token} onDone={done} />}
      {token === null && (
        <>
          <Text>{m.auth_ask_first()}</Text>
          <div>
            <LinkButton href={pathOf("/auth/forgot-password")}>{m.auth_ask_for_code()}</LinkButton>
          </div>
        </>
      )}
    </Page>
  );
}
