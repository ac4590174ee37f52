import { learnerCreationWith, passwordRules, phoneNumberText } from "@kwan/domain";
import { Button, Form, Grid, Inline, Link, PasswordInput, PhoneInput, Text, TextInput } from "@kwan/ui";
import { fieldsOf, useSend } from "../../frame/use-send.ts";
import { paths } from "../../paths.ts";
import { authCalls } from "./auth-calls.ts";

const schema = learnerCreationWith(phoneNumberText);

const rules = passwordRules
  .filter(({ name }) => name !== "not_too_long")
  .map(({ message, isKept }) => ({ label: message, isMet: isKept }));

/** What is left empty was not answered. */
const withoutEmpty = (form: FormData) =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).map(([name, value]) => [name, optional.has(name) ? value || null : value]),
  );
const optional = new Set(["other_name"]);

/** The learner form of the specification (R-ENT-03), with its rules while it is typed. */
export function SignupForm({ onSent }: { onSent: () => void }) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    read: withoutEmpty,
    send: async (values) => {
      await (await authCalls()).signUp(values);
      onSent();
    },
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label="Sign up">
      <Grid columns="medium">
        <TextInput label="First name" name="first_name" autoComplete="given-name" error={errorOf("first_name")} />
        <TextInput label="Surname" name="last_name" autoComplete="family-name" error={errorOf("last_name")} />
      </Grid>
      <TextInput
        label="Other names"
        hint="As on your Ghana Card"
        name="other_name"
        autoComplete="additional-name"
        required={false}
        error={errorOf("other_name")}
      />
      <PhoneInput
        label="Phone number"
        hint="We send a code to it. For example, 024 412 3456"
        name="phone_number"
        error={errorOf("phone_number")}
      />
      <TextInput
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="email"
        required={false}
        error={errorOf("email")}
      />
      <TextInput
        label="Username"
        hint="A short name of your own, without spaces"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf("username")}
      />
      <PasswordInput
        label="Password"
        name="password1"
        autoComplete="new-password"
        rules={rules}
        error={errorOf("password1")}
      />
      <PasswordInput label="Password again" name="password2" autoComplete="new-password" error={errorOf("password2")} />
      <Text tone="secondary">
        We use what you tell us to run your account and your applications, and share it with nobody else without a law
        that asks for it. You can download or delete it at any time in your account.
      </Text>
      <Inline>
        <Button type="submit" busy={isSending}>
          Sign up
        </Button>
      </Inline>
      <Text>
        You have an account? <Link href={paths.login}>Log in</Link>
      </Text>
    </Form>
  );
}
