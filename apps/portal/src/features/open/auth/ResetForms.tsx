import { Form, Link, PasswordInput, TextInput } from "@kwan/ui";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { shownPasswordRules } from "../../../forms/password-rules.ts";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { authCalls } from "./auth-calls.ts";

/** The form that requests a code to reset a password. The response is the same whether or not the account exists. */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema: async () => (await authCalls()).targetForm,
    send: async ({ target }) => {
      await (await authCalls()).startReset(target);
      onSent();
    },
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label={m.auth_reset()}>
      <TextInput
        required
        label={m.auth_contact()}
        hint={m.auth_reset_contact_hint()}
        {...field("target")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormButtons label={m.auth_send_code()} isSending={isSending} />
      <Link href={pathOf("/auth/login")}>{m.auth_back_to_log_in()}</Link>
    </Form>
  );
}

/** The form for the new password, which ends all sessions. */
export function NewPasswordForm({ resetToken, onDone }: { resetToken: string; onDone: () => void }) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema: async () => (await authCalls()).passwordForm,
    send: async ({ password1, password2 }) => {
      await (await authCalls()).confirmReset(resetToken, password1, password2);
      onDone();
    },
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label={m.auth_new_password()}>
      <PasswordInput
        required
        label={m.auth_new_password()}
        {...field("password1")}
        autoComplete="new-password"
        rules={shownPasswordRules()}
      />
      <PasswordInput
        required
        label={m.auth_confirm_new_password()}
        {...field("password2")}
        autoComplete="new-password"
      />
      <FormButtons label={m.auth_save_new_password()} isSending={isSending} />
    </Form>
  );
}
