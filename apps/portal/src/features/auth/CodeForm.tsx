import { phoneInWords } from "@kwan/domain";
import { Link } from "@kwan/ui";
import { type MouseEvent, useState } from "react";
import { CodeEntry } from "../../forms/CodeEntry.tsx";
import { authCalls } from "./auth-calls.ts";
import type { PendingCode } from "./pending-code.ts";

export type CodeFormProps = {
  pending: PendingCode;
  /** Where another address or number is given. */
  changeHref: string;
  /** Where it is given in place, no page is left for it. */
  onChange?: () => void;
  submitLabel: string;
  verify: (pending: PendingCode, code: string) => Promise<void>;
  /** The code was right. */
  onVerified: () => void;
};

/** The code of a login, a sign-up or a reset. */
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

/** Where the code went. A reset does not tell a stranger whether there is an account. */
function SentTo({ pending: { purpose, target } }: { pending: PendingCode }) {
  const whose = <strong>{phoneInWords(target)}</strong>;
  return purpose === "reset" ? (
    <>If there is an account for {whose}, we have sent a code to it. It expires in 10 minutes.</>
  ) : (
    <>We have sent a code to {whose}. It expires in 10 minutes.</>
  );
}
