import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldTexts, splitTexts } from "../field/Field.tsx";
import * as styles from "./TextInput.css.ts";

export type TextInputProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "prefix" | "width" | "required"> & {
    /** The expected length of the answer. */
    width?: keyof typeof styles.width;
    /** Fixed text before the answer, such as a currency. */
    prefix?: ReactNode;
    /** Fixed text after the answer, such as a unit. */
    suffix?: ReactNode;
    /** Called with the text. For the event, use `onChange`. */
    onValueChange?: ((value: string) => void) | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * A field for one line of text. Other props are passed to the input: `autoComplete`, `inputMode`, `defaultValue`,
 * `onBlur`.
 *
 * @example
 * <TextInput label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
 */
export function TextInput(props: TextInputProps) {
  const [texts, { width = "full", prefix, suffix, type = "text", onChange, onValueChange, ...native }] =
    splitTexts(props);
  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => {
        const input = (
          <input
            {...native}
            {...control}
            type={type}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={classNames(
              styles.control,
              styles.width[width],
              Boolean(prefix) && styles.afterPrefix,
              Boolean(suffix) && styles.beforeSuffix,
            )}
          />
        );
        if (!prefix && !suffix) return input;
        return (
          <div className={styles.affixed}>
            {prefix && <span className={styles.affix}>{prefix}</span>}
            {input}
            {suffix && <span className={styles.affix}>{suffix}</span>}
          </div>
        );
      }}
    </Field>
  );
}
