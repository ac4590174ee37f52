import { phoneInWords } from "@kwan/domain";
import { Link } from "@kwan/ui";
import { type MouseEvent, useState } from "react";
import { m } from "#messages";
import { CodeEntry } from "../../../forms/CodeEntry.tsx";
import { withParts } from "../../../words/with-parts.tsx";
import { authCalls } from "./auth-calls.ts";
import type { PendingCode } from "./pending-code.ts";

export type CodeFormProps = {
  pending: PendingCode;
  /** The page on which to enter a different address or number. */
  changeHref: string;
  /**
   * Called when the person changes the email address or phone number, instead of following the link, if it can be
   * changed on the same page.
   */
  onChange?: () => void;
  submitLabel: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  onVerified: () => void;
};

/** The form for the code that confirms a login, a sign-up or a password reset. */
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
        {pending.kind === "email" ? m.auth_use_other_address() : m.auth_use_other_number()}
      </Link>
    </CodeEntry>
  );
}

/** Says where the code was sent. For a reset it does not reveal whether the account exists. */
function SentTo({ pending: { purpose, target } }: { pending: PendingCode }) {
  return withParts(purpose === "reset" ? m.auth_reset_code_sent : m.auth_code_sent, {
    contact: <strong>{phoneInWords(target)}</strong>,
  });
}
