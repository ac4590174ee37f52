import { learnerCreationWith, passwordRules, phoneNumberText } from "@kwan/domain";
import { Button, Form, Grid, Inline, Link, PasswordInput, PhoneInput, Text, TextInput } from "@kwan/ui";
import { useEffect, useState } from "react";
import { fieldsOf, useSend } from "../../forms/use-send.ts";
import { paths } from "../../paths.ts";
import { authCalls } from "./auth-calls.ts";
import { signupDraft } from "./signup-draft.ts";

const schema = learnerCreationWith(phoneNumberText);

const rules = passwordRules
  .filter(({ name }) => name !== "not_too_long")
  .map(({ message, isKept }) => ({ label: message, isMet: isKept }));

/** Empty optional fields are sent as null. */
const withoutEmpty = (form: FormData) =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).map(([name, value]) => [name, optional.has(name) ? value || null : value]),
  );
const optional = new Set(["other_name"]);

type SignupFormProps = { onSent: () => void };

/**
 * The learner form of the specification (R-ENT-03), validated while it is typed. It keeps the answers for a reload
 * and for people who come back to change the number.
 */
export function SignupForm({ onSent }: SignupFormProps) {
  // The page is prerendered, so the kept answers are only known in the browser.
  const [kept, setKept] = useState<ReturnType<typeof signupDraft.get>>();
  useEffect(() => setKept(signupDraft.get()), []);
  return <Fields key={kept ? "kept" : "new"} kept={kept ?? {}} onSent={onSent} />;
}

function Fields({ kept, onSent }: SignupFormProps & { kept: Readonly<Record<string, string>> }) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    read: withoutEmpty,
    send: async (values) => {
      await (await authCalls()).signUp(values);
      onSent();
    },
  });
  return (
    <Form
      errors={errors}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => signupDraft.keep(new FormData(currentTarget))}
      aria-label="Sign up"
    >
      <Grid columns="medium">
        <TextInput
          label="First name"
          name="first_name"
          defaultValue={kept.first_name}
          autoComplete="given-name"
          error={errorOf("first_name")}
        />
        <TextInput
          label="Surname"
          name="last_name"
          defaultValue={kept.last_name}
          autoComplete="family-name"
          error={errorOf("last_name")}
        />
      </Grid>
      <TextInput
        label="Other names"
        hint="As on your Ghana Card"
        name="other_name"
        defaultValue={kept.other_name}
        autoComplete="additional-name"
        required={false}
        error={errorOf("other_name")}
      />
      <PhoneInput
        label="Phone number"
        hint="We will send a code to this number. For example, 024 412 3456"
        name="phone_number"
        defaultValue={kept.phone_number}
        error={errorOf("phone_number")}
      />
      <TextInput
        label="Email address"
        name="email"
        defaultValue={kept.email}
        type="email"
        autoComplete="email"
        required={false}
        error={errorOf("email")}
      />
      <TextInput
        label="Username"
        hint="Choose a name with no spaces, for example ama.serwaa"
        name="username"
        defaultValue={kept.username}
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
      <PasswordInput
        label="Confirm your password"
        name="password2"
        autoComplete="new-password"
        error={errorOf("password2")}
      />
      <Text tone="secondary">
        We use your information to run your account and your applications. We share it only when the law requires it.
        You can download your data or ask to delete your account at any time; the law makes us keep your licence record,
        applications and receipts.
      </Text>
      <Inline>
        <Button type="submit" busy={isSending}>
          Sign up
        </Button>
      </Inline>
      <Text>
        Already have an account? <Link href={paths.login}>Log in</Link>
      </Text>
    </Form>
  );
}
