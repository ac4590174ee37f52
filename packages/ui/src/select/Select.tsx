import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldTexts, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/shapes.ts";
import * as input from "../text-input/TextInput.css.ts";
import * as styles from "./Select.css.ts";

/** An option. Its value and its label are both strings. */
export type Option = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "required" | "multiple" | "size"> & {
    /** The options. For groups, pass `optgroup` children instead. */
    options?: readonly Option[];
    /** The label of an empty option that comes first. If it is not set, the first option is selected. */
    emptyLabel?: string | undefined;
    width?: keyof typeof input.width;
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * A choice between many options, shown in the device's own picker. For five or fewer options use `RadioGroup`. For a
 * searchable list use `Combobox`.
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
