import { LinkButton, Text } from "@kwan/ui";
import { useEffect, useState } from "react";
import { CodeForm } from "./CodeForm.tsx";
import { type PendingCode, pendingCode } from "./pending-code.ts";

type VerifyCodeProps = {
  purpose: PendingCode["purpose"];
  submitLabel: string;
  /** Where a code is asked for. */
  startHref: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  /** The address that follows a right code. */
  next: () => string;
};

/** Logging in, signing up and resetting a password each have a step of their own for the code (R-STA-05). */
export function VerifyCode({ purpose, submitLabel, startHref, verify, next }: VerifyCodeProps) {
  // The page is prerendered: which code this tab is waiting for is known only in the browser.
  const [pending, setPending] = useState<PendingCode | null>();
  useEffect(() => setPending(pendingCode.get(purpose) ?? null), [purpose]);
  if (pending)
    return (
      <CodeForm
        pending={pending}
        changeHref={startHref}
        submitLabel={submitLabel}
        verify={verify}
        onVerified={() => location.replace(next())}
      />
    );
  if (pending === undefined) return null;
  return (
    <>
      <Text>There is no code to enter here. Ask for a new one.</Text>
      <div>
        <LinkButton href={startHref}>Start</LinkButton>
      </div>
    </>
  );
}
