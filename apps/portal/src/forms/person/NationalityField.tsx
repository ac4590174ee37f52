import type { Option } from "@kwan/domain";
import { getLanguage } from "@kwan/domain/language";
import { Combobox } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";

// The list is loaded with the field, so that what is typed is matched before the next key.
const nationalities = () => ({
  queryKey: ["nationalities", getLanguage()],
  queryFn: async () => (await import("./nationalities.ts")).nationalityOptions(),
  staleTime: Number.POSITIVE_INFINITY,
});

export type NationalityFieldProps = { defaultOption?: Option | undefined; error?: string | undefined };

/** A combobox for a nationality. The form contains both the nationality's code and its name. */
export function NationalityField({ defaultOption, error }: NationalityFieldProps) {
  const { data: options } = useQuery(nationalities());
  return (
    <Combobox
      required
      width="medium"
      label={m.profile_nationality()}
      hint={m.profile_start_typing()}
      name="nationality"
      labelName="nationality_label"
      options={options ?? (defaultOption && [defaultOption])}
      defaultValue={defaultOption?.value}
      error={error}
    />
  );
}

/** Returns the nationality chosen in a form, or undefined if none has been chosen. */
export function nationalityIn(form: FormData): Option | undefined {
  const [value, label] = [String(form.get("nationality") ?? ""), String(form.get("nationality_label") ?? "")];
  return value && label ? { value, label } : undefined;
}
