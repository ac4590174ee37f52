import { newPassword, passwordsMatch } from "@kwan/domain";
import { Button, Form, Inline, Link, PasswordInput, Text } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { shownPasswordRules } from "../../../forms/password-rules.ts";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { useSession } from "../../../session/use-session.ts";
import { everySession, kwan } from "./queries.ts";

const schema = z
  .object({
    current_password: z.string().check(z.minLength(1, { error: () => m.account_password_required() })),
    password1: newPassword,
    password2: z.string(),
  })
  .check(passwordsMatch());
/** The form to change the password. A change ends every other session. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const client = useQueryClient();
  const { user } = useSession();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ current_password, password1 }) => {
      await kwan.users.updateMe({ current_password, password1 });
      await client.invalidateQueries({ queryKey: everySession });
      onChanged();
    },
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label={m.account_change_password()}>
      <Text>{m.account_password_effect()}</Text>
      {/* Password managers read the username from this field. */}
      <input type="text" autoComplete="username" value={user?.username ?? ""} readOnly hidden />
      <PasswordInput
        required
        label={m.account_present_password()}
        {...field("current_password")}
        autoComplete="current-password"
      />
      <PasswordInput
        required
        label={m.account_new_password()}
        {...field("password1")}
        autoComplete="new-password"
        rules={shownPasswordRules()}
      />
      <PasswordInput
        required
        label={m.account_confirm_password()}
        {...field("password2")}
        autoComplete="new-password"
      />
      <Inline space="medium">
        <Button type="submit" busy={isSending}>
          {m.account_save_password()}
        </Button>
        <Link href={pathOf("/account")}>{m.common_cancel()}</Link>
      </Inline>
    </Form>
  );
}
