import { DigitalAddressInput, Grid, TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { FieldsProps } from "./fields-props.ts";
import type { Address } from "./recorded-address.ts";

/**
 * The fields of a home address. The digital address locates the house, but letters also need the city and the country.
 */
export function AddressFields({ defaults, field }: FieldsProps<Address>) {
  return (
    <>
      <DigitalAddressInput
        label={m.profile_digital_address()}
        hint={m.profile_digital_address_hint()}
        {...field("digital_address")}
        required={false}
        defaultValue={defaults.digital_address ?? ""}
      />
      <TextInput
        label={m.profile_street()}
        {...field("street_name")}
        width="long"
        autoComplete="address-line1"
        required={false}
        defaultValue={defaults.street_name ?? ""}
      />
      <Grid columns="medium">
        <TextInput
          label={m.profile_town()}
          {...field("town")}
          width="medium"
          autoComplete="address-level3"
          required={false}
          defaultValue={defaults.town ?? ""}
        />
        <TextInput
          required
          label={m.profile_city()}
          {...field("city")}
          width="medium"
          autoComplete="address-level2"
          defaultValue={defaults.city ?? ""}
        />
        <TextInput
          required
          label={m.profile_country()}
          {...field("country")}
          width="medium"
          autoComplete="country-name"
          defaultValue={defaults.country ?? "Ghana"}
        />
      </Grid>
    </>
  );
}
