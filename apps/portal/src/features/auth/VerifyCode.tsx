import { LinkButton, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { inOwnLanguage } from "../../session/language.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type PendingCode, pendingCode } from "./pending-code.ts";

type VerifyCodeProps = {
  purpose: PendingCode["purpose"];
  submitLabel: string;
  /** The page where a code is requested. */
  startHref: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  /** The address to go to after the correct code. */
  next: () => string;
};

/** Login, sign-up and password reset each have a step for the code (R-STA-05). */
export function VerifyCode({ purpose, submitLabel, startHref, verify, next }: VerifyCodeProps) {
  // The page is prerendered, so the pending code of this tab is only known in the browser.
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
