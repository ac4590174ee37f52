import { type FormEvent, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Field, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/shapes.ts";
import * as select from "../select/Select.css.ts";
import * as input from "../text-input/TextInput.css.ts";
import type { TextInputProps } from "../text-input/TextInput.tsx";
import { useFormReset } from "../use-form-reset.ts";
import { useHiddenValue } from "../use-hidden-value.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { useWords } from "../words/use-words.ts";
import { dialCodes } from "./dial-codes.ts";
import * as styles from "./PhoneInput.css.ts";
import { countryOf, loadNumbers, localPart, type Numbers, phoneValue } from "./phone-value.ts";

export type PhoneInputProps = Omit<
  TextInputProps,
  "type" | "prefix" | "suffix" | "width" | "value" | "defaultValue" | "onChange" | "name"
> & {
  /** The name under which the form sends the number. The number is sent with a plus sign and its country code. */
  name: string;
  defaultValue?: string | undefined;
  /** Called with the number as it will be sent. */
  onChange?: (number: string) => void;
  /** The default country, which is also listed first. */
  country?: string;
  /** The language for the names of countries. */
  language?: string;
  countryLabel?: string;
};

/**
 * A phone number with its country. Typing a plus sign and a country code selects the country. The rules for spacing
 * numbers are loaded on first use. Keys: Tab moves from the country to the number. In the list of countries, letters
 * choose a country.
 *
 * @example
 * <PhoneInput label="Phone number" hint="For example, 024 412 3456" name="phone_number" error={error} />
 */
export function PhoneInput(props: PhoneInputProps) {
  const [texts, own] = splitTexts(props);
  const {
    name,
    defaultValue = "",
    onChange,
    country: first = "GH",
    language = "en",
    countryLabel = "Country code",
    className,
    ref,
    ...native
  } = useWords("phoneInput", own);
  const firstCountry = countryOf(defaultValue, first) ?? first;
  const [country, setCountry] = useState(firstCountry);
  const [isUsed, setUsed] = useState(false);
  const numbers = useRef<Numbers>(undefined);
  const sent = useHiddenValue(phoneValue(defaultValue, firstCountry));
  const typed = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(typed, ref);
  useFormReset(typed, () => {
    setCountry(firstCountry);
    sent.write(phoneValue(defaultValue, firstCountry));
  });

  const tell = (text: string, inCountry: string) => {
    const value = phoneValue(text, inCountry, numbers.current);
    sent.write(value);
    onChange?.(value);
  };
  const beUsed = () => {
    if (isUsed) return;
    setUsed(true);
    // Without the metadata the number can still be typed and sent, but it is not spaced.
    loadNumbers().then(
      (loaded) => {
        numbers.current = loaded;
      },
      () => setUsed(false),
    );
  };
  const type = (field: HTMLInputElement, { inputType }: InputEvent) => {
    const adds = inputType?.startsWith("insert") ?? true;
    const isAtEnd = field.selectionStart === field.value.length;
    const formatted = numbers.current?.format(field.value, country);
    // A deletion or an edit in the middle is not reformatted, because that would move the cursor.
    if (formatted && adds && isAtEnd) field.value = formatted.text;
    const told = formatted?.country ?? countryOf(field.value, country) ?? country;
    if (field.value.startsWith("+") && told !== country) setCountry(told);
    tell(field.value, told);
  };
  const gather = ({ target, nativeEvent }: FormEvent) => {
    if (target === typed.current) type(typed.current, nativeEvent as InputEvent);
    if (!(target instanceof HTMLSelectElement)) return;
    setCountry(target.value);
    tell(typed.current?.value ?? "", target.value);
  };

  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => (
        <div className={styles.row} onInputCapture={gather}>
          <div className={classNames(select.wrapper, styles.country)}>
            <select
              aria-label={countryLabel}
              autoComplete="tel-country-code"
              value={country}
              onFocus={beUsed}
              onPointerEnter={beUsed}
              disabled={native.disabled}
              onChange={(event) => setCountry(event.currentTarget.value)}
              className={classNames(input.control, select.select)}
            >
              {(isUsed ? countries(language, first) : [country]).map((code) => (
                <option key={code} value={code}>
                  +{dialCodes.get(code)} {nameOf(code, language)}
                </option>
              ))}
            </select>
            <Icon shape={chevronDownIcon} className={select.chevron} />
          </div>
          <input
            autoComplete="tel"
            inputMode="tel"
            {...native}
            {...control}
            ref={merged}
            type="tel"
            defaultValue={localPart(defaultValue, firstCountry)}
            onFocus={(event) => {
              beUsed();
              native.onFocus?.(event);
            }}
            className={classNames(input.control, styles.number, className)}
          />
          <input
            ref={sent.ref}
            type="hidden"
            name={name}
            form={native.form}
            value={sent.value}
            disabled={native.disabled}
            data-control={control.id}
          />
        </div>
      )}
    </Field>
  );
}

const nameOf = (country: string, language: string) =>
  new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;

/** Returns all countries sorted by name, but with the given country first. */
function countries(language: string, first: string): string[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const byName = [...dialCodes.keys()]
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
    .map(([code]) => code);
  return [first, ...byName.filter((code) => code !== first)];
}
