import type { Option } from "../select/Select.tsx";
import * as styles from "./Combobox.css.ts";

export type ComboboxListProps = {
  id: string;
  label: string | undefined;
  loading: boolean;
  options: readonly Option[];
  /** The value of the chosen option, or "" for none. */
  value: string;
  /** The index of the highlighted option. */
  active: number;
  onChoose: (option: Option) => void;
};

/** The options of an open `Combobox`. */
export function ComboboxList({ id, label, loading, options, value, active, onChoose }: ComboboxListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={loading}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={value !== "" && option.value === value}
          aria-disabled={option.disabled}
          data-active={index === active}
          onClick={() => onChoose(option)}
          className={styles.option}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
