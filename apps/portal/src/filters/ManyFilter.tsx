import { Button, Checkbox, chevronDownIcon, Fieldset, Icon, type Option, Text } from "@kwan/ui";
import { type FocusEvent, useId, useRef, useState } from "react";
import { m } from "#messages";
import * as styles from "./ManyFilter.css.ts";

export type ManyFilterProps = {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/**
 * A filter that accepts several values. Its button shows the chosen values and opens a list of checkboxes, which the
 * Escape key closes.
 */
export function ManyFilter({ label, options, values, onChange }: ManyFilterProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  const summary = chosen.length === 0 ? m.common_all() : chosen.join(", ");
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Close only if another element receives focus. Pressing a checkbox's label first focuses nothing, and must not
    // close the filter.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Escape key only duplicates the button.
    <div
      className={styles.filter}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Text as="span" weight="strong" className={styles.label} id={`${id}-label`}>
        {label}
      </Text>
      <Button
        ref={button}
        id={`${id}-button`}
        tone="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-labelledby={`${id}-label ${id}-button`}
        className={styles.opener}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.summary}>{summary}</span> <Icon shape={chevronDownIcon} />
      </Button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        <Fieldset label={label}>
          {options.map(({ value, label: option }) => (
            <Checkbox
              key={value}
              label={option}
              checked={values.includes(value)}
              onChange={({ currentTarget }) =>
                onChange(
                  options
                    .map((each) => each.value)
                    .filter((each) => (each === value ? currentTarget.checked : values.includes(each))),
                )
              }
            />
          ))}
        </Fieldset>
      </div>
    </div>
  );
}
