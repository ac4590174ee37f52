import { Form, TextArea, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { PlacementFields } from "./PlacementFields.tsx";
import { everyStaff, kwan } from "./queries.ts";
import { newAccount, placesOf } from "./staff-account.ts";

/** Proposes a staff account. Once it has been approved, its owner sets a password through a link in an email. */
export function NewAccount({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newAccount,
    send: async ({ first_name, last_name, username, email, reason, ...places }) => {
      const who = { first_name, last_name, username, email };
      const { is_active } = await kwan.staff.create({ ...who, ...placesOf(places), reason });
      toaster.add({
        type: "success",
        message: is_active ? m.staff_created({ email }) : m.staff_proposed({ name: `${first_name} ${last_name}` }),
      });
      await client.invalidateQueries({ queryKey: everyStaff });
      onDone();
    },
  });
  return (
    <Form aria-label={m.staff_new_account()} errors={errors} onSubmit={onSubmit}>
      <TextInput required label={m.staff_first_name()} {...field("first_name")} width="medium" autoComplete="off" />
      <TextInput required label={m.staff_surname()} {...field("last_name")} width="medium" autoComplete="off" />
      <TextInput required label={m.staff_username()} {...field("username")} width="medium" autoComplete="off" />
      <TextInput
        required
        label={m.staff_email()}
        hint={m.staff_email_hint()}
        {...field("email")}
        width="long"
        type="email"
        autoComplete="off"
      />
      <PlacementFields field={field} />
      <TextArea required label={m.staff_reason()} hint={m.staff_reason_hint()} {...field("reason")} limit={1000} />
      <FormButtons label={m.staff_create()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
