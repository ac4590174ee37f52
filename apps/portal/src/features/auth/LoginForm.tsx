import { loginTarget, loginTargetText } from "@kwan/domain";
import { Button, Form, Inline, Link, PasswordInput, TextInput } from "@kwan/ui";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import { paths } from "../../paths.ts";
import { authCalls } from "./auth-calls.ts";

export type LoginFormProps = {
  /** The contact of the person who logs in again. */
  defaultTarget?: string | undefined;
  /** The page behind holds unsaved work, so the link for a forgotten password opens a new tab. */
  staysOpen?: boolean;
  /** Called when the code was sent. */
  onSent: () => void;
};

const schema = z.object({
  target: loginTargetText,
  password: z.string().check(z.minLength(1, "Password is required")),
});

/** The first step of a login: an email address or phone number in one field, and the password. */
export function LoginForm({ defaultTarget, staysOpen = false, onSent }: LoginFormProps) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ target, password }) => {
      const known = loginTarget(target);
      if (!known) return;
      await (await authCalls()).startLogin(known.kind, known.value, password);
      onSent();
    },
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label="Log in">
      <TextInput
        label="Email address or phone number"
        hint="For example, ama@example.com or 024 412 3456"
        name="target"
        defaultValue={defaultTarget}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf("target") ?? errorOf("email") ?? errorOf("phone_number")}
      />
      <PasswordInput label="Password" name="password" error={errorOf("password")} />
      <Inline space="medium">
        <Button type="submit" busy={isSending}>
          Log in
        </Button>
        {staysOpen ? (
          <Link href={paths.forgotPassword} target="_blank" rel="noopener">
            Forgotten your password? (opens a new tab)
          </Link>
        ) : (
          <Link href={paths.forgotPassword}>Forgotten your password?</Link>
        )}
      </Inline>
    </Form>
  );
}
