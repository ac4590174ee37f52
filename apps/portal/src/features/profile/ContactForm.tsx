import { phoneNumberText } from "@kwan/domain";
import { contactStepWith } from "@kwan/domain/profiles";
import { Button, Form, Link, Text } from "@kwan/ui";
import { useSend } from "../../frame/use-send.ts";
import { paths } from "../../paths.ts";
import { ChangedMeanwhile } from "./ChangedMeanwhile.tsx";
import { ContactFields } from "./ContactFields.tsx";
import type { Driver } from "./queries.ts";
import { useProfileUpdate } from "./use-profile-update.ts";

const schema = contactStepWith(phoneNumberText);

/** Changes how somebody is reached, at once. */
export function ContactForm({ driver, onSaved }: { driver: Driver; onSaved: () => void }) {
  const { save, newer } = useProfileUpdate(driver, onSaved);
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: ({ phone_number, email }) => save({ phone_number, email: email || null }),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} aria-label="How we reach you">
      <ChangedMeanwhile now={newer && [newer.phone_number, newer.email].filter(Boolean).join(", ")} />
      <ContactFields defaults={driver} errorOf={errorOf} />
      <Text tone="secondary">You go on logging in with the number and address of your account.</Text>
      <Button type="submit" busy={isSending}>
        Save
      </Button>
      <Link href={paths.profile}>Cancel</Link>
    </Form>
  );
}
