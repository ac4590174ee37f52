import { LinkButton, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { inOwnLanguage } from "../../../session/language.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type PendingCode, pendingCode } from "./pending-code.ts";

type VerifyCodeProps = {
  purpose: PendingCode["purpose"];
  submitLabel: string;
  /** The URL of the page where the code was requested. */
  startHref: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  /** Returns the URL to open once the correct code has been entered. */
  next: () => string;
};

/** The step in which a person enters the code for a login, a sign-up or a password reset (R-STA-05). */
export function VerifyCode({ purpose, submitLabel, startHref, verify, next }: VerifyCodeProps) {
  // The page is prerendered, so the pending code of this tab can be read only after hydration.
  const [pending, setPending] = useState<PendingCode | null>();
  useEffect(() => setPending(pendingCode.get(purpose) ?? null), [purpose]);
  if (pending)
    return (
      <CodeForm
        pending={pending}
        changeHref={startHref}
        submitLabel={submitLabel}
        verify={verify}
        onVerified={() => void inOwnLanguage(next()).then((address) => location.replace(address))}
      />
    );
  if (pending === undefined) return null;
  return (
    <>
      <Text>{m.auth_no_code()}</Text>
      <div>
        <LinkButton href={startHref}>{m.auth_start()}</LinkButton>
      </div>
    </>
  );
}
