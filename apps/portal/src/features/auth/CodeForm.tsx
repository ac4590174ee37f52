import { phoneInWords } from "@kwan/domain";
import { Link } from "@kwan/ui";
import { type MouseEvent, useState } from "react";
import { CodeEntry } from "../../forms/CodeEntry.tsx";
import { authCalls } from "./auth-calls.ts";
import type { PendingCode } from "./pending-code.ts";

export type CodeFormProps = {
  pending: PendingCode;
  /** Where to enter another address or number. */
  changeHref: string;
  /** Called instead of following the link if another one can be entered in place. */
  onChange?: () => void;
  submitLabel: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  /** Called after the correct code. */
  onVerified: () => void;
};

/** Asks for the code of a login, a sign-up or a password reset. */
export function CodeForm({ pending: first, changeHref, onChange, submitLabel, verify, onVerified }: CodeFormProps) {
  const [pending, setPending] = useState(first);
  const change = (event: MouseEvent) => {
    if (!onChange) return;
    event.preventDefault();
    onChange();
  };
  return (
    <CodeEntry
      hint={<SentTo pending={pending} />}
      resendAt={pending.resendAt}
      submitLabel={submitLabel}
      verify={async (code) => {
        await verify(pending, code);
        onVerified();
      }}
      resend={async () => setPending(await (await authCalls()).resend(pending))}
    >
      <Link href={changeHref} onClick={change}>
        {pending.kind === "email" ? "Use another address" : "Use another number"}
      </Link>
    </CodeEntry>
  );
}

/** Says where the code was sent. For a reset it does not reveal whether the account exists. */
function SentTo({ pending: { purpose, target } }: { pending: PendingCode }) {
  const whose = <strong>{phoneInWords(target)}</strong>;
  return purpose === "reset" ? (
    <>If there is an account for {whose}, we have sent a code to it. It expires in 10 minutes.</>
  ) : (
    <>We have sent a code to {whose}. It expires in 10 minutes.</>
  );
}
