import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import * as field from "../field/Field.css.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Fieldset.css.ts";

export type FieldsetProps = FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  /** The question that a person answers with the controls inside. */
  legend: ReactNode;
  /** The size of the question. On a page with one question, the question is the page heading. */
  legendSize?: keyof typeof styles.size;
  hint?: ReactNode;
  error?: ReactNode;
  /** Set this to `false` if the answer is optional. The legend then says that it is optional. */
  required?: boolean | undefined;
  optionalLabel?: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
};

/**
 * A group of controls for one question: options, the parts of a date, the lines of an address.
 *
 * @example
 * <Fieldset legend="Where do you live?"><TextInput label="Town" name="town" /></Fieldset>
 */
export function Fieldset(props: FieldsetProps) {
  const {
    legend,
    legendSize = "label",
    hint,
    error,
    required = true,
    optionalLabel = "optional",
    id: ownId,
    className,
    children,
    ...native
  } = useWords("fieldset", props);
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      {...native}
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={classNames(field.field, Boolean(error) && field.invalid, className)}
    >
      <legend className={classNames(field.label, styles.legend, styles.size[legendSize])}>
        {legend}
        {!required && " "}
        {!required && <span className={field.optional}>({optionalLabel})</span>}
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
