import { Grid, TextInput } from "@kwan/ui";
import type { FieldsProps } from "./ContactFields.tsx";
import type { Driver } from "./queries.ts";

/** A home address. The digital address locates the house; letters need the city and the country. */
export function AddressFields({ defaults, errorOf }: FieldsProps<NonNullable<Driver["address"]>>) {
  return (
    <>
      <TextInput
        label="Digital address"
        hint="GhanaPost GPS, for example GA-183-8164"
        name="digital_address"
        autoCapitalize="characters"
        autoComplete="off"
        width="medium"
        required={false}
        defaultValue={defaults.digital_address ?? ""}
        error={errorOf("digital_address")}
      />
      <TextInput
        label="Street and house number"
        name="street_name"
        autoComplete="address-line1"
        required={false}
        defaultValue={defaults.street_name ?? ""}
        error={errorOf("street_name")}
      />
      <Grid columns="medium">
        <TextInput
          label="Town or suburb"
          name="town"
          autoComplete="address-level3"
          required={false}
          defaultValue={defaults.town ?? ""}
          error={errorOf("town")}
        />
        <TextInput
          label="City"
          name="city"
          autoComplete="address-level2"
          defaultValue={defaults.city ?? ""}
          error={errorOf("city")}
        />
        <TextInput
          label="Country"
          name="country"
          autoComplete="country-name"
          defaultValue={defaults.country ?? "Ghana"}
          error={errorOf("country")}
        />
      </Grid>
    </>
  );
}
