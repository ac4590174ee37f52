import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import * as field from "../field/Field.css.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Fieldset.css.ts";

export type FieldsetProps = FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  /** The question that a person answers with the controls inside. */
  label: ReactNode;
  /** The size of the question. On a page with one question, the question is the page heading. */
  labelSize?: keyof typeof styles.size;
  hint?: ReactNode;
  error?: ReactNode;
  /**
   * Set this to `false` if the answer is optional. The label then says that it is optional.
   *
   * @default nothing is said
   */
  required?: boolean | undefined;
  optionalLabel?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
};

/**
 * A group of controls for one question: options, the parts of a date, the lines of an address.
 *
 * @example
 * <Fieldset label="Where do you live?"><TextInput label="Town" name="town" /></Fieldset>
 */
export function Fieldset(props: FieldsetProps) {
  const {
    label,
    labelSize = "label",
    hint,
    error,
    required,
    optionalLabel = "optional",
    id: ownId,
    "aria-describedby": describedBy,
    className,
    children,
    ...native
  } = useWords("fieldset", props);
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(" ");
  return (
    <fieldset
      {...native}
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={classNames(field.field, Boolean(error) && field.invalid, className)}
    >
      <legend className={classNames(field.label, styles.legend, styles.size[labelSize])}>
        {label}
        {required === false && " "}
        {required === false && <span className={field.optional}>({optionalLabel})</span>}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={field.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles.parts}>{children}</div>
    </fieldset>
  );
}
