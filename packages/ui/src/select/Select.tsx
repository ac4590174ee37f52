import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldTexts, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/shapes.ts";
import * as input from "../text-input/TextInput.css.ts";
import * as styles from "./Select.css.ts";

/** One of the things that can be chosen: both are text. */
export type Option = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "required" | "multiple" | "size"> & {
    /** What can be chosen. For groups, give `optgroup` children instead. */
    options?: readonly Option[];
    /** The words of the empty choice that comes first. Without it the first option is chosen. */
    emptyLabel?: string | undefined;
    width?: keyof typeof input.width;
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * One of many, in the phone's own picker. For five or fewer choices use `RadioGroup`; for a list to search, `Combobox`.
 *
 * @example
 * <Select label="Region" name="region" emptyLabel="Choose a region" options={regions} />
 */
export function Select(props: SelectProps) {
  const [texts, { options = [], emptyLabel, width = "full", className, children, ...native }] = splitTexts(props);
  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => (
        <div className={classNames(styles.wrapper, input.width[width])}>
          <select {...native} {...control} className={classNames(input.control, styles.select, className)}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
            {children}
          </select>
          <Icon shape={chevronDownIcon} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
