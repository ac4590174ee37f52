import type { ClipboardEvent } from "react";
import { classNames } from "../class-names.ts";
import { Field, splitTexts } from "../field/Field.tsx";
import { setValue } from "../set-value.ts";
import * as input from "../text-input/TextInput.css.ts";
import type { TextInputProps } from "../text-input/TextInput.tsx";
import * as styles from "./CodeInput.css.ts";

export type CodeInputProps = Omit<TextInputProps, "type" | "prefix" | "suffix" | "maxLength" | "width"> & {
  /** The number of digits. */
  length?: keyof typeof styles.length;
};

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * A code from a message. It is a single field, so that a phone can fill it in from the SMS and a screen reader
 * announces it once. Pasted text is reduced to its digits: "Your code is 123 456" becomes 123456. What is typed is kept
 * as it is, so that people can see what is wrong with it: check it when the form is submitted, and ignore spaces. Do not
 * submit the form automatically when the last digit is entered: let the person submit it.
 *
 * @example
 * <CodeInput label="6-digit code" name="code" error={error} />
 */
export function CodeInput(props: CodeInputProps) {
  const [texts, { length = 6, onPaste, onChange, onValueChange, ...native }] = splitTexts(props);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented || native.readOnly) return;
    const digits = digitsOf(event.clipboardData.getData("text")).slice(0, length);
    // A text without digits is none of our messages. It is pasted as it is, so that nothing seems to be lost.
    if (digits === "") return;
    event.preventDefault();
    setValue(event.currentTarget, digits);
  };
  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => (
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          {...native}
          {...control}
          type="text"
          onPaste={paste}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          className={classNames(input.control, styles.code, styles.length[length])}
        />
      )}
    </Field>
  );
}
