import { SessionDialog } from "@kwan/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { currentToken } from "../../session/client.ts";
import { loginAgain } from "../../session/login-again.ts";
import { useSession } from "../../session/use-session.ts";
import { authCalls } from "./auth-calls.ts";
import { CodeForm } from "./CodeForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { lastTarget, pendingCode } from "./pending-code.ts";

/** The session ran out in the middle of the work: log in again here, and what was being sent goes on. */
export function LoginAgain() {
  const { user } = useSession();
  const [pending, setPending] = useState(() => pendingCode.get("login"));
  const goOn = async () => loginAgain.answer(await currentToken());
  return (
    <SessionDialog open onLogOut={() => loginAgain.answer(undefined)}>
      {pending ? (
        <CodeForm
          pending={pending}
          changeHref={paths.login}
          onChange={() => setPending(undefined)}
          submitLabel="Log in and go on"
          verify={async (...given) => (await authCalls()).completeLogin(...given)}
          onVerified={() => void goOn()}
        />
      ) : (
        <LoginForm
          defaultTarget={lastTarget.get() ?? user?.email}
          onSent={() => setPending(pendingCode.get("login"))}
        />
      )}
    </SessionDialog>
  );
}
