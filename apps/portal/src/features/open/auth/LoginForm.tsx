import { Button, Form, Inline, Link, PasswordInput, TextInput } from "@kwan/ui";
import { m } from "#messages";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { authCalls } from "./auth-calls.ts";

export type LoginFormProps = {
  /** The email address or phone number to prefill when a person logs in again. */
  defaultTarget?: string | undefined;
  /** Whether the "forgotten password" link opens in a new tab, to keep unsaved work on the page behind the form. */
  staysOpen?: boolean;
  onSent: () => void;
};

/** The first step of a login: an email address or phone number in one field, and the password. */
export function LoginForm({ defaultTarget, staysOpen = false, onSent }: LoginFormProps) {
  const { errors, errorOf, field, isSending, onSubmit } = useSend({
    schema: async () => (await authCalls()).loginForm,
    send: async ({ target, password }) => {
      await (await authCalls()).startLogin(target, password);
      onSent();
    },
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label={m.auth_log_in()}>
      <TextInput
        required
        label={m.auth_contact()}
        hint={m.auth_contact_hint()}
        name="target"
        defaultValue={defaultTarget}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf("target") ?? errorOf("email") ?? errorOf("phone_number")}
      />
      <PasswordInput required label={m.auth_password()} {...field("password")} />
      <Inline space="medium">
        <Button type="submit" busy={isSending}>
          {m.auth_log_in()}
        </Button>
        {staysOpen ? (
          <Link href={pathOf("/auth/forgot-password")} target="_blank" rel="noopener">
            {m.auth_forgotten_new_tab()}
          </Link>
        ) : (
          <Link href={pathOf("/auth/forgot-password")}>{m.auth_forgotten()}</Link>
        )}
      </Inline>
    </Form>
  );
}
