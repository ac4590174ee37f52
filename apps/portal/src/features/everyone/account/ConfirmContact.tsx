import { phoneInWords } from "@kwan/domain";
import { Button, Link, Stack, Text } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import { CodeEntry } from "../../../forms/CodeEntry.tsx";
import { pathOf } from "../../../paths.ts";
import { onThisDevice } from "../../../session/server-clock.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { type ContactName, contacts } from "./contacts.ts";
import { type Account, kwan } from "./queries.ts";

export type ConfirmContactProps = {
  contact: ContactName;
  pending: string;
  resendAt: number;
  onSentAgain: (resendAt: number) => void;
  onAnother: () => void;
  onCancelled: (account: Account) => void;
  onVerified: (account: Account) => Promise<void>;
};

/**
 * The form for the code that was sent to a new email address or phone number. The current one stays in use until the
 * code is entered.
 */
export function ConfirmContact({
  contact,
  pending,
  resendAt,
  onSentAgain,
  onAnother,
  onCancelled,
  onVerified,
}: ConfirmContactProps) {
  const { words, cancel } = contacts[contact];
  const [fault, setFault] = useState<string>();
  const cancelChange = async () => {
    try {
      onCancelled(await kwan.users.updateMe(cancel));
    } catch (cause) {
      setFault(errorsOf(cause)[0]?.message);
    }
  };
  return (
    <Stack>
      <CodeEntry
        hint={withParts(m.account_code_sent, { contact: <strong>{phoneInWords(pending)}</strong> })}
        resendAt={resendAt}
        submitLabel={m.account_verify()}
        verify={async (code) => onVerified((await kwan.auth.verify(pending, { code })).user)}
        resend={async () => onSentAgain(onThisDevice((await kwan.auth.resendCode(pending, {})).resend_after))}
      >
        <Button tone="quiet" size="small" onClick={onAnother}>
          {words.another()}
        </Button>
        <Button tone="quiet" size="small" onClick={() => void cancelChange()}>
          {m.account_cancel_change()}
        </Button>
      </CodeEntry>
      {fault && <Text role="alert">{fault}</Text>}
      <Text tone="secondary">
        {words.later()} <Link href={pathOf("/account")}>{m.account_back()}</Link>
      </Text>
    </Stack>
  );
}
