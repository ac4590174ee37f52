import { LinkButton, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { authCalls } from "../../features/auth/auth-calls.ts";
import { CodeForm } from "../../features/auth/CodeForm.tsx";
import { type PendingCode, pendingCode } from "../../features/auth/pending-code.ts";
import { Page } from "../../frame/Page.tsx";
import { paths } from "../../paths.ts";
import { useGo } from "../../public/navigation.ts";
import { session } from "../../session/session.ts";

type VerifyPageProps = {
  purpose: PendingCode["purpose"];
  title: string;
  submitLabel: string;
  /** Where the code is asked for. */
  startHref: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  /** Where it goes on. */
  next: () => string;
};

/** Each of the three ways in has its own step for the code (R-STA-05). */
function VerifyPage({ purpose, title, submitLabel, startHref, verify, next }: VerifyPageProps) {
  const go = useGo();
  // The page is made before anybody asks for it: what this tab waits for is known only in the browser.
  const [pending, setPending] = useState<PendingCode | null>();
  useEffect(() => setPending(pendingCode.get(purpose) ?? null), [purpose]);
  return (
    <Page title={title}>
      {pending && (
        <CodeForm
          pending={pending}
          changeHref={startHref}
          submitLabel={submitLabel}
          verify={verify}
          onVerified={() => go(next(), { replace: true })}
        />
      )}
      {pending === null && (
        <>
          <Text>There is no code to enter here. Ask for a new one.</Text>
          <div>
            <LinkButton href={startHref}>Start</LinkButton>
          </div>
        </>
      )}
    </Page>
  );
}

const back = () => session.takeRedirect();

/** /auth/login/verify (R-RTE-10) */
export const VerifyLogin = () => (
  <VerifyPage
    purpose="login"
    title="Enter your code"
    submitLabel="Log in"
    startHref={paths.login}
    verify={async (...given) => (await authCalls()).completeLogin(...given)}
    next={back}
  />
);

/** /auth/signup/verify (R-RTE-11) */
export const VerifySignup = () => (
  <VerifyPage
    purpose="signup"
    title="Verify your phone"
    submitLabel="Verify"
    startHref={paths.signup}
    verify={async (...given) => (await authCalls()).completeSignUp(...given)}
    next={back}
  />
);

/** /auth/forgot-password/verify (R-RTE-12) */
export const VerifyReset = () => (
  <VerifyPage
    purpose="reset"
    title="Enter your code"
    submitLabel="Continue"
    startHref={paths.forgotPassword}
    verify={async (...given) => (await authCalls()).verifyReset(...given)}
    next={() => paths.resetPassword}
  />
);
