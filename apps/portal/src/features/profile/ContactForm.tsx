import { phoneNumberText } from "@kwan/domain";
import { contactStepWith } from "@kwan/domain/profiles";
import { Button, Form, Link, Text } from "@kwan/ui";
import { useKeptForm } from "../../frame/kept-form.ts";
import { useSend } from "../../frame/use-send.ts";
import { paths } from "../../paths.ts";
import { ChangedMeanwhile } from "./ChangedMeanwhile.tsx";
import { ContactFields } from "./ContactFields.tsx";
import type { Driver } from "./queries.ts";
import { useProfileUpdate } from "./use-profile-update.ts";

const schema = contactStepWith(phoneNumberText);

/** Changes how somebody is reached, at once. */
export function ContactForm({ driver, onSaved }: { driver: Driver; onSaved: () => void }) {
  const { kept, onInput, forget } = useKeptForm("contact");
  const { save, newer } = useProfileUpdate(driver, () => {
    forget();
    onSaved();
  });
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: ({ phone_number, email }) => save({ phone_number, email: email || null }),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} onInput={onInput} aria-label="How we reach you">
      <ChangedMeanwhile now={newer && [newer.phone_number, newer.email].filter(Boolean).join(", ")} />
      <ContactFields defaults={{ ...driver, ...kept }} errorOf={errorOf} />
      <Text tone="secondary">This does not change how you log in.</Text>
      <Button type="submit" busy={isSending}>
        Save
      </Button>
      <Link href={paths.profile} onClick={forget}>
        Cancel
      </Link>
    </Form>
  );
}
