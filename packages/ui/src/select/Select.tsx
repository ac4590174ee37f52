import { type Ref, type SelectHTMLAttributes, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldTexts, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/shapes.ts";
import * as input from "../text-input/TextInput.css.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import * as styles from "./Select.css.ts";

/** An option. Its value and its label are both strings. */
export type Option = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "required" | "multiple" | "size" | "value" | "defaultValue"> & {
    /** The chosen value, or "" for none. If it is set, the component is controlled. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Called with the chosen value. For the event, use `onChange`. */
    onValueChange?: ((value: string) => void) | undefined;
    /** The options. For groups, pass `optgroup` children instead. */
    options?: readonly Option[];
    /** The label of an empty option that comes first. If it is not set, the first option is selected. */
    emptyLabel?: string | undefined;
    width?: keyof typeof input.width;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/**
 * A choice between many options, shown in the device's own picker. For five or fewer options use `RadioGroup`. For a
 * searchable list use `Combobox`.
 *
 * @example
 * <Select label="Region" name="region" emptyLabel="Choose a region" options={regions} />
 */
export function Select(props: SelectProps) {
  const [texts, own] = splitTexts(props);
  const { options = [], emptyLabel, width = "full", onChange, onValueChange, ref, children, ...native } = own;
  const list = useRef<HTMLSelectElement>(null);
  const merged = useMergedRef(list, ref);
  // A reset of the form keeps a controlled value, as React does for text.
  useLayoutEffect(() => {
    if (native.value === undefined) return;
    for (const option of list.current?.options ?? []) option.defaultSelected = option.value === native.value;
  });
  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => (
        <div className={classNames(styles.wrapper, input.width[width])}>
          <select
            {...native}
            {...control}
            ref={merged}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={classNames(input.control, styles.select)}
          >
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
