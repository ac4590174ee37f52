import { setValue } from "../set-value.ts";
import { TextInput, type TextInputProps } from "../text-input/TextInput.tsx";
import { spellDigitalAddress } from "./spell-digital-address.ts";

export type DigitalAddressInputProps = Omit<TextInputProps, "type" | "prefix" | "suffix" | "width">;

/**
 * A field for a GhanaPost digital address, such as GA-183-8164. It can be typed with or without hyphens and capitals, and
 * gets them when the person leaves the field. A text that is not an address stays as it is.
 *
 * @example
 * <DigitalAddressInput label="Digital address" hint="For example, GA-183-8164" name="digital_address" />
 */
export function DigitalAddressInput({ onBlur, ...props }: DigitalAddressInputProps) {
  return (
    <TextInput
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      width="medium"
      onBlur={(event) => {
        const { value, readOnly } = event.currentTarget;
        const spelled = spellDigitalAddress(value);
        if (spelled !== value && !readOnly) setValue(event.currentTarget, spelled);
        onBlur?.(event);
      }}
    />
  );
}
