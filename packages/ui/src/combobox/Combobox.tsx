import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { Field, splitTexts } from "../field/Field.tsx";
import { hasPopovers } from "../popover/has-popovers.ts";
import { usePlacement } from "../popover/use-placement.ts";
import type { Option } from "../select/Select.tsx";
import * as input from "../text-input/TextInput.css.ts";
import type { TextInputProps } from "../text-input/TextInput.tsx";
import { useFormReset } from "../use-form-reset.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { handledAbove, useTypedValue } from "../use-typed-value.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Combobox.css.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { type ComboboxWords, english } from "./combobox-words.ts";
import { isSame, onlyMatch } from "./filter-options.ts";
import { type LoadOptions, useOptions } from "./use-options.ts";

export type ComboboxProps = Omit<
  TextInputProps,
  "type" | "prefix" | "suffix" | "value" | "defaultValue" | "onChange" | "onValueChange" | "name" | "list"
> & {
  /** The form field name for the chosen option's value. */
  name?: string | undefined;
  /** If set, the form also sends the chosen option's label under this name. */
  labelName?: string;
  /**
   * The options to choose from. The typed text filters them. With `load`, these are the options whose labels are known
   * already, such as that of `value`.
   */
  options?: readonly Option[] | undefined;
  /** Loads the options for the typed text. Pass the same function on every render. */
  load?: LoadOptions;
  /** The value of the chosen option, or "" for none. If it is set, the component is controlled. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option, and the option. When the choice is cleared, the value is "". */
  onValueChange?: ((value: string, option: Option | undefined) => void) | undefined;
  words?: ComboboxWords;
};

const none: readonly Option[] = [];

/**
 * A field for choosing one of very many options by typing part of its name. Keys: letters filter the list, Down and Up
 * move through it, Home and End move the text cursor, Enter chooses the highlighted option or the one that was typed, Escape
 * closes the list, and a second Escape clears the field. Enter sends the form only once the text is that of an option.
 * A text that is not that of an option makes the field invalid (`validity.customError`), so that a form does not lose it.
 *
 * @example
 * <Combobox label="Country" name="nationality" options={countries} />
 */
export function Combobox(props: ComboboxProps) {
  const [texts, own] = splitTexts(props);
  const {
    name,
    labelName,
    options = none,
    load,
    value,
    defaultValue,
    onValueChange,
    words = english,
    width = "full",
    onKeyDown,
    onClick,
    onBlur,
    ref,
    ...native
  } = useWords("combobox", own);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const sentLabel = useRef<HTMLInputElement>(null);
  /** The option that was chosen here, which may no longer be among the options. */
  const [last, setLast] = useState<Option>();
  const optionOf = (current: string) => [...options, ...(last ? [last] : [])].find((each) => each.value === current);
  const choice = useTypedValue(field, { value, defaultValue }, (current) => optionOf(current)?.label ?? "");
  const { typed } = choice;
  const isChosen = choice.value !== "";
  const chosen = isChosen ? optionOf(choice.value) : undefined;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // If the field contains the chosen option's label, show all options, not only that one.
  const { state, options: matches } = useOptions(chosen?.label === typed ? "" : typed, open, options, load);

  useEffect(() => {
    if (open && active >= 0) panel.current?.querySelector("[data-active='true']")?.scrollIntoView({ block: "nearest" });
  }, [open, active]);
  const isUnmatched = typed !== "" && !isChosen;
  useLayoutEffect(() => field.current?.setCustomValidity(isUnmatched ? words.notInList : ""), [isUnmatched, words]);
  // What was typed before the options came, and left, is matched when they are there.
  const match = useEffectEvent(() => {
    if (isUnmatched && document.activeElement !== field.current) void settle(typed);
  });
  useEffect(() => {
    if (options.length > 0) match();
  }, [options]);
  // Above everything else, because a dialog around the field would cut the list off.
  useLayoutEffect(() => {
    if (open && hasPopovers()) panel.current?.showPopover();
  }, [open]);
  usePlacement(
    open,
    { anchor: () => field.current, panel },
    { side: "below", align: "start", gap: 4, isAttached: true },
  );

  const hold = (option: Option | undefined, text?: string) => {
    if (sentLabel.current) sentLabel.current.value = option?.label ?? "";
    setLast(option ?? last);
    choice.change(option?.value ?? "", text);
    if (option?.value !== chosen?.value || isChosen !== Boolean(option)) onValueChange?.(option?.value ?? "", option);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useFormReset(field, close);
  const choose = (option: Option | undefined) => {
    if (option?.disabled || native.readOnly) return;
    hold(option);
    close();
    choice.announce();
  };
  const type = ({ target }: FormEvent) => {
    if (target !== field.current) return;
    const text = field.current.value;
    setOpen(true);
    setActive(-1);
    if (isChosen && text === chosen?.label) choice.change(choice.value);
    else hold(undefined, text);
  };
  const move = (by: 1 | -1) => {
    setOpen(true);
    if (matches.length > 0) setActive((active + by + matches.length + (active < 0 && by < 0 ? 1 : 0)) % matches.length);
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || native.readOnly) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && open && matches[active]) choose(matches[active]);
    else if (event.key === "Enter" && isUnmatched) {
      setOpen(true);
      void settle(typed);
    } else if (event.key === "Escape" && open) setOpen(false);
    else if (event.key === "Escape" && typed) choose(undefined);
    else return;
    event.preventDefault();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    setOpen(false);
    if (isUnmatched) void settle(typed);
  };
  /**
   * Chooses the option whose label equals the typed text, or the only option that matches it or begins with it, even if
   * the list is still loading.
   */
  const settle = async (text: string) => {
    const all = load && state !== "ready" ? await load(text, new AbortController().signal).catch(() => []) : matches;
    const whole = all.find(({ label }) => isSame(label, text));
    const option = whole ?? onlyMatch(text, all);
    if (option && field.current?.value === text) choose(option);
  };
  const hidden = { type: "hidden", form: native.form, disabled: native.disabled } as const;
  const showsList = open && matches.length > 0;
  const status = state === "ready" ? (matches.length === 0 ? words.none : words.count(matches.length)) : words[state];

  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => (
        <div className={classNames(styles.wrapper, input.width[width])} onInputCapture={type}>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...control}
            ref={merged}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={showsList}
            aria-controls={showsList ? `${id}-list` : undefined}
            aria-activedescendant={showsList && active >= 0 ? `${id}-${active}` : undefined}
            value={typed}
            onChange={handledAbove}
            onClick={(event) => {
              onClick?.(event);
              if (!event.defaultPrevented && !native.readOnly) setOpen(true);
            }}
            onBlur={leave}
            onKeyDown={byKey}
            className={input.control}
          />
          <input {...hidden} ref={choice.hidden} name={name} value={choice.value} data-control={control.id} />
          {labelName && <input {...hidden} ref={sentLabel} name={labelName} value={chosen?.label ?? ""} />}
          <VisuallyHidden aria-live="polite">{open ? status : ""}</VisuallyHidden>
          {open && (
            // Pressing an option must not move focus out of the field.
            <div
              ref={panel}
              popover={hasPopovers() ? "manual" : undefined}
              onPointerDown={(event) => event.preventDefault()}
              className={styles.panel}
            >
              {!showsList && <div className={styles.note}>{status}</div>}
              {showsList && (
                <ComboboxList
                  id={id}
                  label={typeof texts.label === "string" ? texts.label : undefined}
                  loading={state === "loading"}
                  options={matches}
                  value={choice.value}
                  active={active}
                  onChoose={choose}
                />
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
