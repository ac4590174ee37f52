import { type FormEvent, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Field, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/shapes.ts";
import * as select from "../select/Select.css.ts";
import * as input from "../text-input/TextInput.css.ts";
import type { TextInputProps } from "../text-input/TextInput.tsx";
import { useMergedRef } from "../use-merged-ref.ts";
import { handledAbove, useTypedValue } from "../use-typed-value.ts";
import { useWords } from "../words/use-words.ts";
import { dialCodes } from "./dial-codes.ts";
import * as styles from "./PhoneInput.css.ts";
import { countryOf, loadNumbers, localPart, type Numbers, phoneValue } from "./phone-value.ts";

export type PhoneInputProps = Omit<
  TextInputProps,
  "type" | "prefix" | "suffix" | "width" | "value" | "defaultValue" | "onChange" | "name"
> & {
  /** The form field name for the number, which is sent with a plus sign and its country code. */
  name?: string | undefined;
  /** The number with a plus sign and its country code, or "" for none. If it is set, the component is controlled. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The default country, which is also listed first. */
  country?: string;
  /** The language of the country names. */
  language?: string;
  countryLabel?: string;
};

type Typed = { text: string; country: string };

/** An invisible mark that keeps the plus sign before the code in right-to-left text. */
const leftToRight = "\u200E";

/**
 * A field for a phone number and its country. Typing a plus sign and a country code selects the country. The rules for
 * spacing numbers are loaded on first use. Keys: Tab moves from the country to the number. In the country list, typing
 * letters chooses a country.
 *
 * @example
 * <PhoneInput label="Phone number" hint="For example, 024 412 3456" name="phone_number" error={error} />
 */
export function PhoneInput(props: PhoneInputProps) {
  const [texts, own] = splitTexts(props);
  const {
    name,
    value,
    defaultValue,
    onValueChange,
    country: first = "GH",
    language = "en",
    countryLabel = "Country code",
    ref,
    ...native
  } = useWords("phoneInput", own);
  const [isUsed, setUsed] = useState(false);
  const numbers = useRef<Numbers>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const number = useTypedValue(field, { value, defaultValue }, (current): Typed => {
    const country = countryOf(current, first) ?? first;
    return { text: localPart(current, country), country };
  });
  const { text, country } = number.typed;

  const tell = (typed: Typed) => {
    const next = phoneValue(typed.text, typed.country, numbers.current);
    number.change(next, typed);
    onValueChange?.(next);
  };
  const beUsed = () => {
    if (isUsed || native.readOnly) return;
    setUsed(true);
    // Without the metadata the number can still be typed and sent, but it is not formatted with spaces.
    loadNumbers().then(
      (loaded) => {
        numbers.current = loaded;
      },
      () => setUsed(false),
    );
  };
  const type = ({ value: entered, selectionStart }: HTMLInputElement, { inputType }: InputEvent) => {
    const adds = inputType?.startsWith("insert") ?? true;
    const formatted = numbers.current?.format(entered, country);
    const told = entered.startsWith("+") ? (formatted?.country ?? countryOf(entered, country)) : undefined;
    // Do not reformat after a deletion or an edit in the middle, because that would move the cursor.
    const isAtEnd = selectionStart === entered.length;
    tell({ text: formatted && adds && isAtEnd ? formatted.text : entered, country: told ?? country });
  };
  const gather = ({ target, nativeEvent }: FormEvent) => {
    if (target === field.current) type(field.current, nativeEvent as InputEvent);
    if (target instanceof HTMLSelectElement) tell({ text, country: target.value });
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
              onChange={handledAbove}
              className={classNames(input.control, select.select)}
            >
              {(isUsed ? countries(language, first) : [country]).map((code) => (
                <option key={code} value={code}>
                  {leftToRight}+{dialCodes.get(code)} {nameOf(code, language)}
                </option>
              ))}
            </select>
            <Icon shape={chevronDownIcon} className={select.chevron} />
            <span aria-hidden className={styles.code}>
              {leftToRight}+{dialCodes.get(country)}
            </span>
          </div>
          <input
            autoComplete="tel"
            inputMode="tel"
            {...native}
            {...control}
            ref={merged}
            type="tel"
            value={text}
            onChange={handledAbove}
            onFocus={(event) => {
              beUsed();
              native.onFocus?.(event);
            }}
            className={classNames(input.control, styles.number)}
          />
          <input
            ref={number.hidden}
            type="hidden"
            name={name}
            form={native.form}
            value={phoneValue(number.value, country)}
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
