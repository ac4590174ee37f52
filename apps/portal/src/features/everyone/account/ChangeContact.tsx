import { phoneInWords } from "@kwan/domain";
import { Button, Form, Inline, Link, PasswordInput, PhoneInput, Skeleton, Text, TextInput } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages";
import { useKeptForm } from "../../../forms/kept-form.ts";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { resendTimes } from "../../../session/resend-times.ts";
import { session } from "../../../session/session.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { type ContactName, contacts } from "./contacts.ts";
import { type Account, everyDriver, kwan, meKey, q } from "./queries.ts";

const minute = 60_000;
/**
 * Loaded only when a code has been sent, because most people who open their account do not change their contact
 * details.
 */
const ConfirmContact = lazy(async () => ({ default: (await import("./ConfirmContact.tsx")).ConfirmContact }));

export type ChangeContactProps = {
  contact: ContactName;
  /** Called when the new email address or phone number is verified and in use. */
  onVerified: (verified: string) => void;
  /** Called when the person does not want to verify it now, if something else comes after this form. */
  onLater?: (() => void) | undefined;
};

/** The form to change an email address or phone number: first the password, then the code sent to the new one. */
export function ChangeContact({ contact, onVerified, onLater }: ChangeContactProps) {
  const client = useQueryClient();
  const me = useQuery(q.users.me());
  const [isAnother, setAnother] = useState(false);
  const [resendAt, setResendAt] = useState<number>();
  const tell = (account: Account) => {
    client.setQueryData(meKey, account);
    setAnother(false);
  };
  return (
    <Region query={me} of={m.account_your_account()} skeleton={<Skeleton shape="block" height="card" />}>
      {(account) => {
        const { present, isVerified, pending } = contacts[contact].of(account);
        if (pending === null || isAnother) {
          return (
            <NewContact
              contact={contact}
              present={present}
              isVerified={isVerified}
              onSent={(changed) => {
                setResendAt(Date.now() + minute);
                tell(changed);
              }}
            />
          );
        }
        return (
          <Suspense fallback={<Skeleton lines={3} />}>
            <ConfirmContact
              contact={contact}
              present={present}
              pending={pending}
              resendAt={resendAt ?? resendTimes.get(pending)}
              onSentAgain={setResendAt}
              onAnother={() => setAnother(true)}
              onCancelled={tell}
              onLater={onLater}
              onVerified={async (changed) => {
                client.setQueryData(meKey, changed);
                session.begin(changed);
                await client.invalidateQueries({ queryKey: everyDriver });
                onVerified(pending);
              }}
            />
          </Suspense>
        );
      }}
    </Region>
  );
}

type NewContactProps = {
  contact: ContactName;
  present: string | null;
  isVerified: boolean;
  onSent: (account: Account) => void;
};

function NewContact({ contact, present, isVerified, onSent }: NewContactProps) {
  const { words, schema, change } = contacts[contact];
  const { storedText, onInput, forget } = useKeptForm(`login-${contact}`);
  const { errors, errorOf, field, isSending, onSubmit } = useSend({
    schema: schema(isVerified ? present : null),
    send: async ({ contact: newContact, current_password }) => {
      const account = await kwan.users.updateMe({ ...change(newContact), current_password });
      forget();
      onSent(account);
    },
  });
  const toVerify = present !== null && !isVerified;
  const contactField = {
    label: toVerify ? words.label() : words.fresh(),
    name: "contact",
    defaultValue: storedText.contact ?? (toVerify ? present : ""),
    error: errorOf("contact") ?? errorOf("email") ?? errorOf("phone_number"),
  };
  return (
    <Form errors={errors} onSubmit={onSubmit} onInput={onInput} aria-label={words.change()}>
      {present && isVerified && (
        <Text>{withParts(words.current, { contact: <strong>{phoneInWords(present)}</strong> })}</Text>
      )}
      {contact === "email" ? (
        <TextInput required {...contactField} type="email" autoComplete="email" hint={words.hint()} />
      ) : (
        <PhoneInput required {...contactField} hint={words.hint()} />
      )}
      <PasswordInput
        required
        label={m.account_your_password()}
        hint={m.account_password_why()}
        {...field("current_password")}
        autoComplete="current-password"
      />
      <Inline space="medium">
        <Button type="submit" busy={isSending}>
          {m.account_send_code()}
        </Button>
        <Link href={pathOf("/account")} onClick={forget}>
          {m.common_cancel()}
        </Link>
      </Inline>
    </Form>
  );
}
