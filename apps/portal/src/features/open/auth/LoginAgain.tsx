import { ownEmail, type Role } from "@kwan/domain";
import { SessionDialog } from "@kwan/ui";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { loginAgain } from "../../../session/login-again.ts";
import { isSamePerson, session } from "../../../session/session.ts";
import { currentToken } from "../../../session/tokens.ts";
import { useSession } from "../../../session/use-session.ts";
import { authCalls } from "./auth-calls.ts";
import { CodeForm } from "./CodeForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { lastTarget, pendingCode } from "./pending-code.ts";

const isStaff = (role: Role) => role !== "learner" && role !== "driver";

/** Calls a function when the person returns to this tab after a login in another tab. */
function useLoginElsewhere(onLogin: () => void): void {
  const told = useRef(onLogin);
  told.current = onLogin;
  useEffect(() => {
    const dead = currentToken();
    const checkToken = async () => {
      const token = await currentToken();
      if (token === undefined || token === (await dead)) return;
      await (await authCalls()).meetAgain();
      told.current();
    };
    const onReturn = () => void checkToken();
    window.addEventListener("focus", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("focus", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, []);
}

/**
 * Shows a dialog in which a person whose session has expired can log in again without leaving the page. Pending
 * requests then continue.
 */
export function LoginAgain() {
  const { user } = useSession();
  const [pending, setPending] = useState(() => pendingCode.get("login"));
  const [before] = useState(user);
  /** Resumes pending requests, or cancels them if a different person has logged in. */
  const goOn = async () => {
    const { user: now } = session.get();
    const isOther = before !== null && now !== null && !isSamePerson(before, now);
    loginAgain.answer(isOther ? undefined : await currentToken());
  };
  useLoginElsewhere(() => void goOn());
  return (
    <SessionDialog
      open
      onLogOut={() => loginAgain.answer(undefined)}
      {...(user && isStaff(user.role) && { message: m.auth_logged_out_staff() })}
    >
      {pending ? (
        <CodeForm
          pending={pending}
          changeHref={pathOf("/auth/login")}
          onChange={() => setPending(undefined)}
          submitLabel={m.auth_log_in_and_continue()}
          verify={async (...args) => (await authCalls()).completeLogin(...args)}
          onVerified={() => void goOn()}
        />
      ) : (
        <LoginForm
          staysOpen
          defaultTarget={lastTarget.get() ?? ownEmail(user?.email) ?? undefined}
          onSent={() => setPending(pendingCode.get("login"))}
        />
      )}
    </SessionDialog>
  );
}
