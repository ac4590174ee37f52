import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Field, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { searchIcon } from "../icon/shapes.ts";
import * as input from "../text-input/TextInput.css.ts";
import type { TextInputProps } from "../text-input/TextInput.tsx";
import * as styles from "./SearchInput.css.ts";

export type SearchInputProps = Omit<TextInputProps, "type" | "prefix" | "suffix" | "onChange" | "error"> & {
  /** Called with the search text: after the debounce, immediately on Enter, and when the field is cleared. */
  onSearch?: (text: string) => void;
  /** The delay of the debounce, in milliseconds. */
  debounceMs?: number;
};

/**
 * A search field for a list. Its label is visually hidden. To show it, set `hideLabel={false}`. Keys: Enter searches
 * immediately, Escape clears the field.
 *
 * @example
 * <SearchInput label="Find a learner" onSearch={setText} />
 */
export function SearchInput({ hideLabel = true, ...props }: SearchInputProps) {
  const [texts, own] = splitTexts({ hideLabel, ...props });
  const { onSearch, debounceMs = 300, width = "full", className, onKeyDown, ...native } = own;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, after: number) => {
    clearTimeout(timer.current);
    if (after === 0) onSearch?.(text);
    else timer.current = setTimeout(() => onSearch?.(text), after);
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== "Enter" || !onSearch) return;
    event.preventDefault();
    search(event.currentTarget.value, 0);
  };
  return (
    <Field {...texts} required describedBy={native["aria-describedby"]}>
      {({ "aria-required": _, ...control }) => (
        <div className={classNames(styles.wrapper, input.width[width])}>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...native}
            {...control}
            type="search"
            onKeyDown={byKey}
            onChange={(event) => search(event.currentTarget.value, event.currentTarget.value ? debounceMs : 0)}
            className={classNames(input.control, styles.input, className)}
          />
          <Icon shape={searchIcon} className={styles.icon} />
        </div>
      )}
    </Field>
  );
}
