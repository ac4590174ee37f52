import { optionalText, phoneNumberText, requiredText } from "@kwan/domain";
import { digitalAddress } from "@kwan/domain/places";
import { Fieldset, Grid, PhoneInput, Select, TextInput } from "@kwan/ui";

/** The schemas of a delivery address. */
export const deliveryOf = {
  recipient: requiredText("Name of the recipient", 100),
  phone_number: phoneNumberText,
  digital_address: digitalAddress,
  street_name: optionalText("Street", 200),
  town: optionalText("Town", 100),
  city: requiredText("City", 100),
  region: requiredText("Region", 100),
  landmark: optionalText("Landmark", 200),
};

type DeliveryFieldsProps = {
  /** The address entered so far. */
  address: Readonly<Partial<Record<keyof typeof deliveryOf, string | null>>>;
  regions: readonly string[];
  errorOf: (field: string) => string | undefined;
};

/** The delivery address of the card. */
export function DeliveryFields({ address, regions, errorOf }: DeliveryFieldsProps) {
  const field = (name: keyof typeof deliveryOf) => ({
    name,
    defaultValue: address[name] ?? undefined,
    error: errorOf(name),
  });
  return (
    <Fieldset legend="Where should we deliver it?" legendSize="heading3">
      <Grid columns="medium">
        <TextInput label="Name of the recipient" autoComplete="name" {...field("recipient")} />
        <PhoneInput label="Phone number" {...field("phone_number")} />
        <TextInput
          label="Digital address"
          hint="For example, GA-183-8164"
          required={false}
          autoCapitalize="characters"
          {...field("digital_address")}
        />
        <TextInput label="Street" required={false} autoComplete="street-address" {...field("street_name")} />
        <TextInput label="Town" required={false} {...field("town")} />
        <TextInput label="City" autoComplete="address-level2" {...field("city")} />
        <Select
          label="Region"
          emptyLabel="Choose a region"
          options={regions.map((region) => ({ value: region, label: region }))}
          {...field("region")}
        />
        <TextInput label="Landmark" hint="What stands near it" required={false} {...field("landmark")} />
      </Grid>
    </Fieldset>
  );
}
