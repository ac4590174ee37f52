import { figures } from "@kwan/domain/kinds";
import { Banner, Button, Form, PasswordInput, Skeleton, Stack, Text } from "@kwan/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../../forms/use-send.ts";
import { Region } from "../../../queries/Region.tsx";
import { errorsOf } from "../../../words/call-errors.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { type Account, kwan, meKey, q } from "./queries.ts";

const schema = z.object({
  current_password: z.string().check(z.minLength(1, { error: () => m.account_password_required() })),
});

/**
 * Lets a person request the deletion of their account, and says beforehand which data we keep and how long they have to
 * cancel (R-ADD-11).
 */
export function Deletion() {
  const client = useQueryClient();
  const me = useQuery(q.users.me());
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  return (
    <Region query={me} of={m.account_your_account()} skeleton={<Skeleton lines={3} />}>
      {(account) =>
        account.deletes_at !== null ? (
          <ToBeDeleted
            deletesAt={account.deletes_at}
            onKept={(user) => {
              client.setQueryData(meKey, user);
              setOpen(false);
              setKept(true);
            }}
          />
        ) : (
          <Stack>
            {isKept && <Banner tone="success" heading={m.account_will_not_be_deleted()} level={3} />}
            <Text>
              {m.account_deletion_explained({ days: figures.account_deletion_days })} {m.account_what_stays()}
            </Text>
            {isOpen ? (
              <PasswordForm
                onAsked={({ deletes_at }) => client.setQueryData(meKey, { ...account, deletes_at })}
                onStop={() => setOpen(false)}
              />
            ) : (
              <div>
                <Button tone="secondary" onClick={() => setOpen(true)}>
                  {m.account_delete()}
                </Button>
              </div>
            )}
          </Stack>
        )
      }
    </Region>
  );
}

function PasswordForm({ onAsked, onStop }: { onAsked: (account: { deletes_at: string }) => void; onStop: () => void }) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (values) => onAsked(await kwan.users.askForDeletion(values)),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label={m.account_delete()}>
      <PasswordInput
        required
        label={m.account_your_password()}
        hint={m.account_confirm_by_password()}
        {...field("current_password")}
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" tone="error" busy={isSending}>
          {m.account_delete()}
        </Button>
      </div>
      <div>
        <Button tone="quiet" onClick={onStop}>
          {m.account_keep()}
        </Button>
      </div>
    </Form>
  );
}

function ToBeDeleted({ deletesAt, onKept }: { deletesAt: string; onKept: (account: Account) => void }) {
  const keep = useMutation({ mutationFn: () => kwan.users.keepAccount(), onSuccess: onKept });
  return (
    <Banner
      tone="info"
      role="status"
      level={3}
      heading={m.account_will_be_deleted({ date: dayInWords(deletesAt) })}
      actions={
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {m.account_keep()}
        </Button>
      }
    >
      <Stack space="small">
        <Text>
          {m.account_until_then()} {m.account_what_stays()}
        </Text>
        {keep.isError && <Text role="alert">{errorsOf(keep.error)[0]?.message}</Text>}
      </Stack>
    </Banner>
  );
}
