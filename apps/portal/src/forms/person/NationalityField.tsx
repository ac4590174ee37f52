import type { Option } from "@kwan/domain";
import { nationalityOptions } from "@kwan/domain/countries";
import { Combobox } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";

export type NationalityFieldProps = { defaultOption?: Option | undefined; error?: string | undefined };

/** A combobox for a nationality. The form contains both the nationality's code and its name. */
export function NationalityField({ defaultOption, error }: NationalityFieldProps) {
  const [options] = useState(nationalityOptions);
  return (
    <Combobox
      label={m.profile_nationality()}
      hint={m.profile_start_typing()}
      name="nationality"
      labelName="nationality_label"
      options={options}
      defaultOption={defaultOption}
      error={error}
    />
  );
}

/** Returns the nationality chosen in a form, or undefined if none has been chosen. */
export function nationalityIn(form: FormData): Option | undefined {
  const [value, label] = [String(form.get("nationality") ?? ""), String(form.get("nationality_label") ?? "")];
  return value && label ? { value, label } : undefined;
}
