import { type InputHTMLAttributes, type Ref, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { Field, type FieldTexts, splitTexts } from "../field/Field.tsx";
import * as input from "../text-input/TextInput.css.ts";
import { useCurrentValue } from "../use-current-value.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./PasswordInput.css.ts";
import { type PasswordRule, PasswordRules, type RulesLabels } from "./PasswordRules.tsx";

export type PasswordInputProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "required" | "type" | "width"> & {
    /** The rules for a new password. Each is ticked off as the person types. */
    rules?: readonly PasswordRule[] | undefined;
    /**
     * `current-password` for logging in, `new-password` for choosing a new password. Password managers rely on this
     * value.
     */
    autoComplete?: "current-password" | "new-password";
    showButtonLabel?: string;
    hideButtonLabel?: string;
    /** What a screen reader says when the password is shown or hidden. */
    shownLabel?: string;
    hiddenLabel?: string;
    rulesLabels?: Partial<RulesLabels>;
    /** Called with the text. For the event, use `onChange`. */
    onValueChange?: ((value: string) => void) | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * A password field with a button that shows the password. The password is hidden again when the form is submitted, so
 * that no browser stores it as text. Keys: Tab moves to the button that shows the password, Space presses it.
 *
 * @example
 * <PasswordInput label="Password" name="password1" autoComplete="new-password" rules={passwordRules} />
 */
export function PasswordInput(props: PasswordInputProps) {
  const [texts, own] = splitTexts(props);
  const {
    rules,
    showButtonLabel = "Show",
    hideButtonLabel = "Hide",
    shownLabel = "Your password is shown",
    hiddenLabel = "Your password is hidden",
    rulesLabels,
    onChange,
    onValueChange,
    ref,
    ...native
  } = useWords("passwordInput", own);
  const [isShown, setIsShown] = useState<boolean>();
  const password = useRef<HTMLInputElement>(null);
  const [value, setTyped] = useCurrentValue(password, native);
  const merged = useMergedRef(password, ref);
  const rulesId = useId();
  useEffect(() => {
    const { form } = password.current ?? {};
    const hide = () => setIsShown((before) => (before ? false : before));
    form?.addEventListener("submit", hide, true);
    return () => form?.removeEventListener("submit", hide, true);
  }, []);
  return (
    <Field {...texts} describedBy={classNames(native["aria-describedby"], rules && rulesId) || undefined}>
      {(control) => (
        <>
          <div className={styles.withButton}>
            <input
              autoComplete="current-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...native}
              {...control}
              ref={merged}
              type={isShown ? "text" : "password"}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                onChange?.(event);
                onValueChange?.(event.currentTarget.value);
              }}
              className={input.control}
            />
            <Button
              tone="secondary"
              className={styles.button}
              aria-controls={control.id}
              onClick={() => setIsShown(!isShown)}
              disabled={native.disabled}
            >
              {isShown ? hideButtonLabel : showButtonLabel}
              <VisuallyHidden> {texts.label}</VisuallyHidden>
            </Button>
          </div>
          <VisuallyHidden aria-live="polite">
            {isShown === undefined ? "" : isShown ? shownLabel : hiddenLabel}
          </VisuallyHidden>
          {rules && <PasswordRules id={rulesId} rules={rules} value={value} {...rulesLabels} />}
        </>
      )}
    </Field>
  );
}
