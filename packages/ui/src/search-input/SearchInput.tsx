import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Field, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { searchIcon } from "../icon/shapes.ts";
import * as input from "../text-input/TextInput.css.ts";
import type { TextInputProps } from "../text-input/TextInput.tsx";
import * as styles from "./SearchInput.css.ts";

export type SearchInputProps = Omit<TextInputProps, "type" | "prefix" | "suffix" | "value" | "defaultValue"> & {
  /**
   * The list's current search text, for example from the URL. If something else changes the text, such as the back
   * button or "Clear filters", the field shows the new text. While somebody is typing, the field keeps what they type,
   * because the list may be a few letters late.
   */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the search text: after the debounce, immediately on Enter, and when the field is cleared. */
  onSearch?: (text: string) => void;
  /** How long to wait after the last keystroke before searching, in milliseconds. */
  debounceMs?: number;
};

/**
 * A search field for a list. Its label is visually hidden. To show it, set `hideLabel={false}`. Keys: Enter searches
 * immediately, Escape clears the field.
 *
 * @example
 * <SearchInput label="Find a learner" value={text} onSearch={setText} />
 */
export function SearchInput({ hideLabel = true, ...props }: SearchInputProps) {
  const [texts, own] = splitTexts({ hideLabel, ...props });
  const {
    value,
    defaultValue,
    onSearch,
    debounceMs = 300,
    width = "full",
    onKeyDown,
    onChange,
    onValueChange,
    ...native
  } = own;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wrapper = useRef<HTMLDivElement>(null);
  const first = value ?? defaultValue ?? "";
  /** The latest `onSearch`. A function from an earlier render might use outdated filters. */
  const newest = useRef(onSearch);
  /**
   * The searches so far, starting with the initial text. If the list is slow, `value` can arrive late with one of
   * these searches, which must not replace what the person has typed since.
   */
  const searched = useRef([first]);
  useEffect(() => {
    newest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const field = wrapper.current?.querySelector("input");
    if (!field || value === undefined) return;
    const own = searched.current.findIndex((each) => isSameSearch(each, value));
    searched.current = own < 0 ? [value] : searched.current.slice(own);
    if (own >= 0) return;
    clearTimeout(timer.current);
    field.value = value;
  }, [value]);
  const search = (typed: string, after: number) => {
    clearTimeout(timer.current);
    const begin = () => {
      searched.current.push(typed);
      newest.current?.(typed);
    };
    if (after === 0) begin();
    else timer.current = setTimeout(begin, after);
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== "Enter" || !onSearch) return;
    event.preventDefault();
    search(event.currentTarget.value, 0);
  };
  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => (
        <div ref={wrapper} className={classNames(styles.wrapper, input.width[width])}>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...native}
            {...control}
            type="search"
            defaultValue={first}
            onKeyDown={byKey}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              onChange?.(event);
              // What is told at each letter comes back as the value, too.
              if (onValueChange) searched.current.push(typed);
              onValueChange?.(typed);
              search(typed, typed ? debounceMs : 0);
            }}
            className={classNames(input.control, styles.input)}
          />
          <Icon shape={searchIcon} className={styles.icon} />
        </div>
      )}
    </Field>
  );
}

/**
 * Returns whether two searches differ only in spaces. The list may remove the space that a person types before the next
 * word.
 */
const isSameSearch = (one: string, other: string): boolean =>
  one.replace(/\s+/g, " ").trim() === other.replace(/\s+/g, " ").trim();
