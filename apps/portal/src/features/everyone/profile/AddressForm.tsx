import { addressStep } from "@kwan/domain/profiles";
import { Button, Form, Link } from "@kwan/ui";
import { m } from "#messages";
import { useKeptForm } from "../../../forms/kept-form.ts";
import { AddressFields } from "../../../forms/person/AddressFields.tsx";
import { recordedAddress } from "../../../forms/person/recorded-address.ts";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { ChangedMeanwhile } from "./ChangedMeanwhile.tsx";
import type { Driver } from "./queries.ts";
import { useProfileUpdate } from "./use-profile-update.ts";
import { addressInWords } from "./words.ts";

/** The form to change the home address. The change needs no review. */
export function AddressForm({ driver, onSaved }: { driver: Driver; onSaved: () => void }) {
  const { storedText, onInput, forget } = useKeptForm("address");
  const { save, newer } = useProfileUpdate(driver, () => {
    forget();
    onSaved();
  });
  const { errors, field, isSending, onSubmit } = useSend({
    schema: addressStep,
    send: (address) => save({ address: recordedAddress(address) }),
  });
  return (
    <Form errors={errors} onSubmit={onSubmit} onInput={onInput} aria-label={m.profile_where_you_live()}>
      <ChangedMeanwhile now={newer && addressInWords(newer.address)} />
      <AddressFields defaults={{ ...driver.address, ...storedText }} field={field} />
      <Button type="submit" busy={isSending}>
        {m.common_save()}
      </Button>
      <Link href={pathOf("/profile")} onClick={forget}>
        {m.common_cancel()}
      </Link>
    </Form>
  );
}
