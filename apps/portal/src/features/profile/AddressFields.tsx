import { Grid, TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { FieldsProps } from "./ContactFields.tsx";
import type { Driver } from "./queries.ts";

/** A home address. The digital address locates the house. Letters also need the city and the country. */
export function AddressFields({ defaults, errorOf }: FieldsProps<NonNullable<Driver["address"]>>) {
  return (
    <>
      <TextInput
        label={m.profile_digital_address()}
        hint={m.profile_digital_address_hint()}
        name="digital_address"
        autoCapitalize="characters"
        autoComplete="off"
        width="medium"
        required={false}
        defaultValue={defaults.digital_address ?? ""}
        error={errorOf("digital_address")}
      />
      <TextInput
        label={m.profile_street()}
        name="street_name"
        autoComplete="address-line1"
        required={false}
        defaultValue={defaults.street_name ?? ""}
        error={errorOf("street_name")}
      />
      <Grid columns="medium">
        <TextInput
          label={m.profile_town()}
          name="town"
          autoComplete="address-level3"
          required={false}
          defaultValue={defaults.town ?? ""}
          error={errorOf("town")}
        />
        <TextInput
          label={m.profile_city()}
          name="city"
          autoComplete="address-level2"
          defaultValue={defaults.city ?? ""}
          error={errorOf("city")}
        />
        <TextInput
          label={m.profile_country()}
          name="country"
          autoComplete="country-name"
          defaultValue={defaults.country ?? "Ghana"}
          error={errorOf("country")}
        />
      </Grid>
    </>
  );
}
