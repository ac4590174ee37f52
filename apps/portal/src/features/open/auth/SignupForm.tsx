import { Form, Grid, Link, PasswordInput, PhoneInput, Text, TextInput } from "@kwan/ui";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { type FormText, typedIn } from "../../../forms/kept-form.ts";
import { shownPasswordRules } from "../../../forms/password-rules.ts";
import { fieldsOf, useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { authCalls } from "./auth-calls.ts";
import { proposedUsername, someDigits } from "./proposed-username.ts";
import { signupDraft } from "./signup-draft.ts";

/** Returns the fields of the form, with null for empty optional ones. */
const withoutEmpty = (form: FormData) =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).map(([name, value]) => [name, optional.has(name) ? value || null : value]),
  );
const optional = new Set(["other_name"]);

/** Whether the server refuses nothing but the username. */
const isTaken = (cause: unknown): boolean => {
  const errors = errorsOf(cause);
  return errors.length > 0 && errors.every(({ field }) => field === "username");
};

type SignupFormProps = { onSent: () => void };

/**
 * The sign-up form for learners (R-ENT-03). The password is checked against the rules while the person types. The other
 * answers survive a reload, and are still there if the person comes back to change the phone number.
 */
export function SignupForm({ onSent }: SignupFormProps) {
  // The page is prerendered, so answers kept in the browser can be read only after hydration.
  const [storedText, setStoredText] = useState<FormText>();
  useEffect(() => setStoredText(signupDraft.get()), []);
  return <Fields key={storedText ? "kept" : "new"} storedText={storedText ?? {}} onSent={onSent} />;
}

function Fields({ storedText, onSent }: SignupFormProps & { storedText: FormText }) {
  const { first_name = "", last_name = "" } = storedText;
  const username = useRef<HTMLInputElement>(null);
  const proposed = useRef(proposedUsername(first_name, last_name));
  /** Writes the proposal into the field, but never over what the person has typed. */
  const propose = (form: FormText) => {
    const { current: input } = username;
    if (!input || (input.value !== "" && input.value !== proposed.current)) return;
    proposed.current = proposedUsername(form.first_name ?? "", form.last_name ?? "");
    input.value = proposed.current;
  };
  const { errors, field, isSending, onSubmit } = useSend({
    schema: async () => (await authCalls()).signUpForm,
    read: withoutEmpty,
    send: async (values) => {
      const { signUp } = await authCalls();
      try {
        await signUp(values);
      } catch (cause) {
        // A proposal that somebody else has gets digits. A username that the person has chosen is theirs to change.
        if (!isTaken(cause) || values.username !== proposed.current) throw cause;
        proposed.current = proposedUsername(values.first_name, values.last_name, someDigits());
        if (username.current) username.current.value = proposed.current;
        await signUp({ ...values, username: proposed.current });
      }
      onSent();
    },
  });
  return (
    <Form
      errors={errors}
      onSubmit={onSubmit}
      onInput={({ currentTarget, target }) => {
        if (target !== username.current) propose(typedIn(new FormData(currentTarget)));
        signupDraft.keep(typedIn(new FormData(currentTarget)));
      }}
      aria-label={m.auth_sign_up()}
    >
      <Grid columns="medium">
        <TextInput
          required
          label={m.auth_first_name()}
          {...field("first_name")}
          defaultValue={storedText.first_name}
          autoComplete="given-name"
        />
        <TextInput
          required
          label={m.auth_surname()}
          {...field("last_name")}
          defaultValue={storedText.last_name}
          autoComplete="family-name"
        />
      </Grid>
      <TextInput
        label={m.auth_other_names()}
        hint={m.auth_other_names_hint()}
        {...field("other_name")}
        defaultValue={storedText.other_name}
        autoComplete="additional-name"
        required={false}
      />
      <PhoneInput
        required
        label={m.auth_phone_number()}
        hint={m.auth_phone_number_hint()}
        {...field("phone_number")}
        defaultValue={storedText.phone_number}
      />
      <TextInput
        label={m.auth_email()}
        {...field("email")}
        defaultValue={storedText.email}
        type="email"
        autoComplete="email"
        required={false}
      />
      <TextInput
        required
        label={m.auth_username()}
        hint={m.auth_username_hint()}
        {...field("username")}
        ref={username}
        defaultValue={storedText.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        required
        label={m.auth_password()}
        {...field("password1")}
        autoComplete="new-password"
        rules={shownPasswordRules()}
      />
      <PasswordInput required label={m.auth_confirm_password()} {...field("password2")} autoComplete="new-password" />
      <Text tone="secondary">
        {m.auth_privacy()} <Link href={pathOf("/privacy")}>{m.auth_privacy_notice()}</Link>
      </Text>
      <FormButtons label={m.auth_sign_up()} isSending={isSending} />
      <Text>
        {withParts(m.auth_have_account, { link: <Link href={pathOf("/auth/login")}>{m.auth_log_in()}</Link> })}
      </Text>
    </Form>
  );
}
