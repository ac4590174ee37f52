import { type CSSProperties, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { control as controlStyle } from "../text-input/TextInput.css.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Field.css.ts";
import { FieldError } from "./FieldError.tsx";

/** The props that every form field shares, whatever its control: the label, hint, error message and other text. */
export type FieldTexts = {
  /** A short question. It stays visible when the field is filled in. */
  label: ReactNode;
  /** Help with the answer, such as where to find a number or which format to use. */
  hint?: ReactNode;
  /** What is wrong with the answer and how to fix it. */
  error?: ReactNode;
  /**
   * `true`: screen readers say that an answer is required. `false`: the label says that the answer is optional.
   *
   * @default neither is said
   */
  required?: boolean | undefined;
  /** The text after a label that marks the field as optional. */
  optionalLabel?: string | undefined;
  /** Whether to hide the label visually. Use it if the question is visible elsewhere. */
  hideLabel?: boolean | undefined;
};

type FieldLooks = { className?: string | undefined; style?: CSSProperties | undefined };

/** Separates what belongs to a field, such as its label, hint and error, from its control's props. */
export function splitTexts<Props extends FieldTexts & FieldLooks & { id?: string | undefined }>(props: Props) {
  const { label, hint, error, required, optionalLabel, hideLabel, id, className, style, ...rest } = props;
  return [{ label, hint, error, required, optionalLabel, hideLabel, id, className, style }, rest] as const;
}

/** The props that connect a control to its field. Spread them on the input. */
export type ControlProps = {
  id: string;
  /** The look of a text field. Leave it out for a control with a look of its own. */
  className: string;
  /**
   * Screen readers announce that an answer is required. The native `required` is not used, because the browser would
   * mark the field as wrong before the person has answered.
   */
  "aria-required": true | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = FieldTexts &
  FieldLooks & {
    /** The ID of the control. */
    id?: string | undefined;
    /** The IDs of other elements that describe the control. */
    describedBy?: string | undefined;
    /** Renders the control with the props that connect it to its field. */
    children: (control: ControlProps) => ReactNode;
  };

/**
 * A control's label, hint and error, connected to the control for screen readers. Most inputs in this library are built
 * from `Field`. Use it for custom controls.
 *
 * @example
 * <Field label="Registration number" hint="As on the plate">
 *   {(control) => <input {...control} name="plate" />}
 * </Field>
 */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required,
    optionalLabel = "optional",
    hideLabel = false,
    id: ownId,
    className,
    style,
    describedBy,
    children,
  } = useWords("field", props);
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(" ");
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {required === false && " "}
      {required === false && <span className={styles.optional}>({optionalLabel})</span>}
    </label>
  );
  return (
    <div style={style} className={classNames(styles.field, Boolean(error) && styles.invalid, className)}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        className: controlStyle,
        "aria-required": required || undefined,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
