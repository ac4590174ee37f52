import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Field.css.ts";
import { FieldError } from "./FieldError.tsx";

/** What every field of a form says about itself, whatever a person answers it with. */
export type FieldTexts = {
  /** The question, in a few words. It stays when the field is filled. */
  label: ReactNode;
  /** What helps to answer it: where the number stands, how it is written. */
  hint?: ReactNode;
  /** What is wrong with the answer and how to mend it. */
  error?: ReactNode;
  /** An answer may be left out only where this is `false`; the label then says so. */
  required?: boolean | undefined;
  /** How the label says that an answer may be left out. */
  optionalLabel?: string | undefined;
  /** For where the question stands elsewhere: only a screen reader says the label. */
  hideLabel?: boolean | undefined;
};

/** Parts what a field says about itself from what goes on to its control. */
export function splitTexts<Props extends FieldTexts & { id?: string | undefined }>(props: Props) {
  const { label, hint, error, required, optionalLabel, hideLabel, id, ...rest } = props;
  return [{ label, hint, error, required, optionalLabel, hideLabel, id }, rest] as const;
}

/** What ties a control to its field: spread it on the input. */
export type ControlProps = {
  id: string;
  /** Said, but not checked by the browser: it would call a field wrong before anyone has answered. */
  "aria-required": true | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  /** Ids of further words about the control. */
  describedBy?: string | undefined;
  /** Draws the control with what ties it to its field. */
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label, hint and error of one control, tied to it for who listens. The inputs of the kit are made of it; use it for your own.
 *
 * @example
 * <Field label="Registration number" hint="As on the plate">{(control) => <input {...control} name="plate" />}</Field>
 */
export function Field({
  label,
  hint,
  error,
  required = true,
  optionalLabel = "optional",
  hideLabel = false,
  id: ownId,
  className,
  describedBy,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(" ");
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {!required && " "}
      {!required && <span className={styles.optional}>({optionalLabel})</span>}
    </label>
  );
  return (
    <div className={classNames(styles.field, Boolean(error) && styles.invalid, className)}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        "aria-required": required || undefined,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
