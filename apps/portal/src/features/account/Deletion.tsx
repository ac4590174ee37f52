import { Banner, Button, Form, PasswordInput, Skeleton, Stack, Text } from "@kwan/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import { Region } from "../../queries/Region.tsx";
import { errorsOf } from "../../words/call-errors.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { type Account, kwan, meKey, q } from "./queries.ts";

const schema = z.object({ current_password: z.string().check(z.minLength(1, "Password is required")) });

/**
 * Asks for the deletion of the account. Says in advance what is kept, and until when the person can cancel
 * (R-ADD-11).
 */
export function Deletion() {
  const client = useQueryClient();
  const me = useQuery(q.users.me());
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  return (
    <Region query={me} of="your account" skeleton={<Skeleton lines={3} />}>
      {(account) =>
        account.deletes_at !== null ? (
          <ToBeDeleted
            deletesAt={account.deletes_at}
            onKept={(kept) => {
              client.setQueryData(meKey, kept);
              setOpen(false);
              setKept(true);
            }}
          />
        ) : (
          <Stack>
            {isKept && <Banner tone="positive" heading="Your account will not be deleted" level={3} />}
            <Text>
              Your login, messages and drafts will be deleted 30 days after you ask. Until then you can still choose to
              keep your account. {whatStays}
            </Text>
            {isOpen ? (
              <PasswordForm
                onAsked={({ deletes_at }) => client.setQueryData(meKey, { ...account, deletes_at })}
                onStop={() => setOpen(false)}
              />
            ) : (
              <div>
                <Button tone="secondary" onClick={() => setOpen(true)}>
                  Delete my account
                </Button>
              </div>
            )}
          </Stack>
        )
      }
    </Region>
  );
}

const whatStays = "The law makes us keep your licence record, the applications you sent and your receipts.";

function PasswordForm({ onAsked, onStop }: { onAsked: (asked: { deletes_at: string }) => void; onStop: () => void }) {
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

function ToBeDeleted({ deletesAt, onKept }: { deletesAt: string; onKept: (account: Account) => void }) {
  const keep = useMutation({ mutationFn: () => kwan.users.keepAccount(), onSuccess: onKept });
  return (
    <Banner
      tone="caution"
      level={3}
      heading={`Your account will be deleted on ${dayInWords(deletesAt)}`}
      actions={
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
      }
    >
      <Stack space="small">
        <Text>Until then you can use it as before. Logging in does not cancel the deletion. {whatStays}</Text>
        {keep.isError && <Text role="alert">{errorsOf(keep.error)[0]?.message}</Text>}
      </Stack>
    </Banner>
  );
}
