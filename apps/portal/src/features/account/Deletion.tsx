import { Banner, Button, Form, PasswordInput, Stack, Text } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { dayInWords } from "../../frame/in-words.ts";
import { useSend } from "../../frame/use-send.ts";
import { kwan } from "./queries.ts";

const schema = z.object({ current_password: z.string().check(z.minLength(1, "Password is required")) });

type Asked = Awaited<ReturnType<typeof kwan.users.askForDeletion>>;

/** The way to give the account up. It says beforehand what stays, and until when one can change one's mind (R-ADD-11). */
export function Deletion() {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  if (asked) return <Accepted asked={asked} />;
  return (
    <Stack>
      <Text>
        Your login, messages and drafts are deleted 30 days after you ask. Log in before that day, and nothing is
        deleted. The law makes us keep your licence record, the applications you sent and your receipts.
      </Text>
      {isOpen ? (
        <PasswordForm onAsked={setAsked} onStop={() => setOpen(false)} />
      ) : (
        <div>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </div>
      )}
    </Stack>
  );
}

function PasswordForm({ onAsked, onStop }: { onAsked: (asked: Asked) => void; onStop: () => void }) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async (values) => onAsked(await kwan.users.askForDeletion(values)),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label="Delete my account">
      <PasswordInput
        label="Your password"
        hint="Enter your password to confirm"
        name="current_password"
        autoComplete="current-password"
        error={errorOf("current_password")}
      />
      <div>
        <Button type="submit" tone="critical" busy={isSending}>
          Delete my account
        </Button>
      </div>
      <div>
        <Button tone="quiet" onClick={onStop}>
          Keep my account
        </Button>
      </div>
    </Form>
  );
}

function Accepted({ asked: { message, deletes_at, kept } }: { asked: Asked }) {
  return (
    <Banner tone="caution" heading={`Your account will be deleted on ${dayInWords(deletes_at)}`}>
      <Stack space="small">
        <Text>{message}</Text>
        <Text>What the law makes us keep:</Text>
        <ul>
          {kept.map((record) => (
            <li key={record}>{record}</li>
          ))}
        </ul>
      </Stack>
    </Banner>
  );
}
