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

/** How long a code works. Another can be sent a minute after it, and that time is what the page knows. */
const codeLifetime = 9 * 60_000;

export type ConfirmContactProps = {
  contact: ContactName;
  /** The email address or phone number that the account has, or null if the new one is its first. */
  present: string | null;
  pending: string;
  resendAt: number;
  onSentAgain: (resendAt: number) => void;
  onAnother: () => void;
  onCancelled: (account: Account) => void;
  onVerified: (account: Account) => Promise<void>;
  /** Called if the person does not want to enter the code now. Without it, a link leads back to the account. */
  onLater?: (() => void) | undefined;
};

/**
 * The form for the code that was sent to a new email address or phone number. The current one stays in use until the
 * code is entered.
 */
export function ConfirmContact({
  contact,
  present,
  pending,
  resendAt,
  onSentAgain,
  onAnother,
  onCancelled,
  onVerified,
  onLater,
}: ConfirmContactProps) {
  const { words, cancel } = contacts[contact];
  const [fault, setFault] = useState<string>();
  // The page may be opened long after the code has expired, and then nothing has just been sent.
  const isJustSent = Date.now() < resendAt + codeLifetime;
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
        hint={withParts(isJustSent ? m.account_code_sent : m.account_code_sent_before, {
          contact: <strong>{phoneInWords(pending)}</strong>,
        })}
        resendAt={resendAt}
        submitLabel={m.account_verify()}
        verify={async (code) => onVerified((await kwan.auth.verify(pending, { code })).user)}
        resend={async () => onSentAgain(onThisDevice((await kwan.auth.resendCode(pending, {})).resend_after))}
      >
        <Button tone="quiet" size="small" onClick={onAnother}>
          {words.another()}
        </Button>
        {onLater ? (
          <Button tone="quiet" size="small" onClick={onLater}>
            {m.account_not_now()}
          </Button>
        ) : (
          <Button tone="quiet" size="small" onClick={() => void cancelChange()}>
            {present === null ? m.account_remove_contact() : m.account_cancel_change()}
          </Button>
        )}
      </CodeEntry>
      {fault && <Text role="alert">{fault}</Text>}
      <Text tone="secondary">
        {present === null ? m.account_first_later({ contact: phoneInWords(pending) }) : words.later()}
        {!onLater && (
          <>
            {" "}
            <Link href={pathOf("/account")}>{m.account_back()}</Link>
          </>
        )}
      </Text>
    </Stack>
  );
}
