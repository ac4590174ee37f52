import { optionalText, phoneNumberText, requiredText } from "@kwan/domain";
import { digitalAddress, regions } from "@kwan/domain/places";
import { DigitalAddressInput, Fieldset, Grid, PhoneInput, Select, TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { Sending } from "../../../../forms/use-send.ts";

/** The schema of each field in a delivery address. */
export const deliveryOf = {
  recipient: requiredText(m.services_recipient, 100),
  phone_number: phoneNumberText,
  digital_address: digitalAddress,
  street_name: optionalText(m.services_street, 200),
  town: optionalText(m.services_town, 100),
  city: requiredText(m.services_city, 100),
  region: requiredText(m.services_region, 100),
  landmark: optionalText(m.services_landmark, 200),
};

type DeliveryFieldsProps = {
  /** The delivery address that has been entered so far. */
  address: Readonly<Partial<Record<keyof typeof deliveryOf, string | null>>>;
  field: Sending["field"];
};

export function DeliveryFields({ address, field: of }: DeliveryFieldsProps) {
  const field = (name: keyof typeof deliveryOf) => ({ ...of(name), defaultValue: address[name] ?? undefined });
  return (
    <Fieldset label={m.services_deliver_where()} labelSize="heading3">
      <Grid columns="medium">
        <TextInput required label={m.services_recipient()} autoComplete="name" {...field("recipient")} width="medium" />
        <PhoneInput required label={m.services_phone_number()} {...field("phone_number")} />
        <DigitalAddressInput
          label={m.services_digital_address()}
          hint={m.services_digital_address_hint()}
          required={false}
          {...field("digital_address")}
        />
        <TextInput
          label={m.services_street()}
          required={false}
          autoComplete="street-address"
          {...field("street_name")}
          width="long"
        />
        <TextInput label={m.services_town()} required={false} {...field("town")} width="medium" />
        <TextInput required label={m.services_city()} autoComplete="address-level2" {...field("city")} width="medium" />
        <Select
          required
          label={m.services_region()}
          emptyLabel={m.services_choose_region()}
          options={regions.map((region) => ({ value: region, label: region }))}
          {...field("region")}
          width="medium"
        />
        <TextInput
          label={m.services_landmark()}
          hint={m.services_landmark_hint()}
          required={false}
          {...field("landmark")}
          width="long"
        />
      </Grid>
    </Fieldset>
  );
}
