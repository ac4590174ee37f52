import { type ReactNode, useId, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Choice, type ChoiceOption } from "../choice/Choice.tsx";
import * as field from "../field/Field.css.ts";
import { Fieldset, type FieldsetProps } from "../fieldset/Fieldset.tsx";
import { Select } from "../select/Select.tsx";
import { Text } from "../text/Text.tsx";
import { useMergedRef } from "../use-merged-ref.ts";
import { useTypedValue } from "../use-typed-value.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./SlotPicker.css.ts";

/** A time that can be chosen: its label says from when to when. */
export type Slot = ChoiceOption & {
  /** The day as YYYY-MM-DD. */
  day: string;
};

export type SlotPickerProps = Omit<FieldsetProps, "children" | "onChange" | "defaultValue"> & {
  /** The form field name for the value of the chosen slot. */
  name?: string | undefined;
  /** The free times, in order. */
  slots: readonly Slot[];
  /** The value of the chosen slot, or "" for none. If it is set, the component is controlled. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the value of the chosen slot. When a person chooses another day, the value is "" until a time is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called to load more days. If it is not set, there is no such button. */
  more?: (() => void) | undefined;
  /** Whether more days are loading. */
  busy?: boolean | undefined;
  /** Writes a day in words, such as "Monday, May 04, 2026". */
  formatDay?: (day: string) => string;
  dayLabel?: string;
  /** The label of the times of the day. */
  timesLabel?: string;
  moreLabel?: string;
  /** Shown if there are no free times. */
  empty?: ReactNode;
};

const english = new Intl.DateTimeFormat("en", {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "2-digit",
  timeZone: "UTC",
});
const inEnglish = (day: string): string => english.format(new Date(day));

/**
 * A choice of a day and then of a free time on it. Keys: Tab moves to the day and to the times, and the arrow keys choose
 * another.
 *
 * @example
 * <SlotPicker
 *   label="When do you want to come?"
 *   name="slot"
 *   slots={[{ value: "s1", day: "2026-05-04", label: "09:00 to 09:40" }]}
 * />
 */
export function SlotPicker(props: SlotPickerProps) {
  const {
    name,
    slots,
    value,
    defaultValue,
    onValueChange,
    more,
    busy = false,
    formatDay = inEnglish,
    dayLabel = "Day",
    timesLabel = "Time",
    moreLabel = "Show later days",
    empty = "There are no free times.",
    form,
    ref,
    ...fieldset
  } = useWords("slotPicker", props);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const merged = useMergedRef(group, ref);
  const dayOf = (current: string) => slots.find((slot) => slot.value === current)?.day;
  const choice = useTypedValue(group, { value, defaultValue }, dayOf);
  const days = [...new Set(slots.map((slot) => slot.day))];
  // The day that was chosen may have lost its last free time.
  const day = days.find((each) => each === choice.typed) ?? days[0];
  const change = (next: string, chosenDay: string) => {
    choice.change(next, chosenDay);
    if (next !== choice.value) onValueChange?.(next);
  };
  return (
    <Fieldset {...fieldset} form={form} ref={merged}>
      {day === undefined ? (
        <Text>{empty}</Text>
      ) : (
        <Select
          label={dayLabel}
          form={form}
          width="medium"
          options={days.map((each) => ({ value: each, label: formatDay(each) }))}
          value={day}
          onValueChange={(next) => change("", next)}
        />
      )}
      {more && (
        <div>
          <Button tone="secondary" size="small" busy={busy} onClick={more}>
            {moreLabel}
          </Button>
        </div>
      )}
      {day !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice.
        <div role="group" aria-labelledby={`${id}-times`} className={field.field}>
          <span id={`${id}-times`} className={field.label}>
            {timesLabel}
          </span>
          <div className={styles.times}>
            {slots
              .filter((slot) => slot.day === day)
              .map(({ day: _, ...slot }) => (
                <Choice
                  key={slot.value}
                  {...slot}
                  type="radio"
                  name={name ?? id}
                  form={form}
                  checked={slot.value === choice.value}
                  onChange={() => change(slot.value, day)}
                />
              ))}
          </div>
        </div>
      )}
    </Fieldset>
  );
}
