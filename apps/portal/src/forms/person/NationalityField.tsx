import type { Option } from "@kwan/domain";
import { Combobox } from "@kwan/ui";
import { m } from "#messages";

// Finds nationalities by the typed text. The list of countries is loaded when the field is first used.
const load = async (typed: string): Promise<Option[]> => {
  const { nationalityOptions } = await import("./nationalities.ts");
  const start = typed.trim().toLowerCase();
  const matching = nationalityOptions().filter(({ label }) => label.toLowerCase().includes(start));
  return matching.sort((one, other) => Number(starts(other, start)) - Number(starts(one, start))).slice(0, 50);
};

const starts = ({ label }: Option, typed: string): boolean => label.toLowerCase().startsWith(typed);

export type NationalityFieldProps = { defaultOption?: Option | undefined; error?: string | undefined };

/** A combobox for a nationality. The form contains both the nationality's code and its name. */
export function NationalityField({ defaultOption, error }: NationalityFieldProps) {
  return (
    <Combobox
      label={m.profile_nationality()}
      hint={m.profile_start_typing()}
      name="nationality"
      labelName="nationality_label"
      load={load}
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
