import { ownEmail } from "@kwan/domain";
import { Skeleton, Stack, Switch } from "@kwan/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { useSession } from "../../../session/use-session.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { type Preferences, preferencesKey, q } from "./queries.ts";

const switches: readonly { name: keyof Preferences; label: () => string; hint: () => string }[] = [
  { name: "sms", label: m.account_text_messages, hint: m.account_text_messages_hint },
  { name: "email", label: m.account_email_messages, hint: m.account_email_messages_hint },
];

/**
 * Lets a person choose how they are notified. Each switch is saved immediately. Login codes are sent regardless of
 * these settings.
 */
export function PreferenceSwitches() {
  const client = useQueryClient();
  const preferences = useQuery(q.users.preferences());
  const update = useMutation({
    ...q.users.updatePreferences(),
    onSuccess: (saved) => {
      client.setQueryData(preferencesKey, saved);
      toaster.add({ type: "success", message: m.account_choice_saved() });
    },
  });
  const hasEmail = ownEmail(useSession().user?.email) !== null;
  // Show the new value while it is being saved. If saving fails, the value from the query is shown again.
  const unsaved = update.isPending ? update.variables?.body : undefined;
  return (
    <Region query={preferences} of={m.account_your_choices()} skeleton={<Skeleton lines={3} />}>
      {(saved) => (
        <Stack>
          {switches.map(({ name, label, hint }) => (
            <Switch
              key={name}
              label={label()}
              hint={name === "email" && !hasEmail ? m.account_no_email() : hint()}
              disabled={name === "email" && !hasEmail}
              checked={(name !== "email" || hasEmail) && (unsaved?.[name] ?? saved[name])}
              onChange={(event) => update.mutate({ body: { [name]: event.currentTarget.checked } })}
            />
          ))}
        </Stack>
      )}
    </Region>
  );
}
