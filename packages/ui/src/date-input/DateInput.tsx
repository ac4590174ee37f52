import { type ClipboardEvent, type FormEvent, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Fieldset, type FieldsetProps } from "../fieldset/Fieldset.tsx";
import { setValue } from "../set-value.ts";
import * as input from "../text-input/TextInput.css.ts";
import { handledAbove, useTypedValue } from "../use-typed-value.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./DateInput.css.ts";
import { type DateParts, dateOf, partsOf, partsOfValue } from "./date-parts.ts";

export type DateInputProps = Omit<FieldsetProps, "children" | "onChange" | "defaultValue"> & {
  /**
   * The form field name for the date, which is sent as YYYY-MM-DD. Impossible dates are sent too, because the form is
   * responsible for validation.
   */
  name?: string | undefined;
  /** The date as YYYY-MM-DD, or "" for none. If it is set, the component is controlled. */
  value?: string | undefined;
  /** The initial date as YYYY-MM-DD. */
  defaultValue?: string | undefined;
  /** Called with YYYY-MM-DD, or "" if all parts are empty. */
  onValueChange?: ((value: string) => void) | undefined;
  readOnly?: boolean | undefined;
  /** Lets the browser fill in the person's date of birth. */
  isBirthday?: boolean;
  /** The parts that are wrong. Omit this prop if the whole date is wrong. */
  wrong?: readonly (keyof DateParts)[];
  labels?: Record<keyof DateParts, string>;
};

const order = ["day", "month", "year"] as const;

/**
 * An input for a date that a person remembers or reads from a document: three short fields and no calendar. A complete
 * date can be pasted. Keys: Tab moves from part to part.
 *
 * @example
 * <DateInput label="Date of birth" hint="For example, 23 4 2001" name="date_of_birth" isBirthday />
 */
export function DateInput(props: DateInputProps) {
  const {
    name,
    value,
    defaultValue,
    onValueChange,
    readOnly = false,
    isBirthday = false,
    wrong,
    labels = { day: "Day", month: "Month", year: "Year" },
    disabled,
    form,
    ...fieldset
  } = useWords("dateInput", props);
  const id = useId();
  const day = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const date = useTypedValue(day, { value, defaultValue }, partsOfValue);
  const field = (part: keyof DateParts) => group.current?.querySelector<HTMLInputElement>(`[data-part="${part}"]`);

  const gather = ({ target }: FormEvent) => {
    if (target === date.hidden.current) return;
    const textOf = (part: keyof DateParts) => field(part)?.value ?? "";
    const typed = { day: textOf("day"), month: textOf("month"), year: textOf("year") };
    const next = dateOf(typed);
    date.change(next, typed);
    onValueChange?.(next);
  };
  const paste = (event: ClipboardEvent) => {
    const parts = partsOf(event.clipboardData.getData("text"));
    if (!parts || readOnly) return;
    event.preventDefault();
    for (const part of order) {
      const target = field(part);
      if (target) setValue(target, parts[part]);
    }
  };
  const isWrong = (part: keyof DateParts) => Boolean(fieldset.error) && (wrong?.includes(part) ?? true);

  return (
    <Fieldset {...fieldset} form={form} disabled={disabled}>
      <div ref={group} className={styles.parts} onInputCapture={gather} onPaste={paste}>
        {order.map((part) => (
          <div key={part} className={styles.part}>
            <label htmlFor={`${id}-${part}`} className={styles.label}>
              {labels[part]}
            </label>
            <input
              ref={part === "day" ? day : undefined}
              id={`${id}-${part}`}
              data-part={part}
              type="text"
              inputMode="numeric"
              autoComplete={isBirthday ? `bday-${part}` : "off"}
              form={form}
              readOnly={readOnly}
              value={date.typed[part]}
              onChange={handledAbove}
              aria-invalid={isWrong(part) || undefined}
              className={classNames(input.control, styles.width[part])}
            />
          </div>
        ))}
        <input
          ref={date.hidden}
          type="hidden"
          name={name}
          form={form}
          value={date.value}
          data-control={`${id}-${order.find(isWrong) ?? "day"}`}
        />
      </div>
    </Fieldset>
  );
}
