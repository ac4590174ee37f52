import { type ReactNode, useId } from "react";
import * as choice from "../choice/Choice.css.ts";
import { classNames } from "../class-names.ts";
import { Fieldset } from "../fieldset/Fieldset.tsx";
import type { RadioGroupProps } from "../radio-group/RadioGroup.tsx";
import * as styles from "./RadioCards.css.ts";

/** An option that needs some explanation. */
export type CardOption = {
  value: string;
  label: ReactNode;
  /** Who the option is for and what it includes. */
  description?: ReactNode;
  /** The price or duration, shown at the end of the first line. */
  meta?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps = Omit<RadioGroupProps, "options" | "inRow"> & { options: readonly CardOption[] };

/**
 * A choice between a few options, each with a description and a price. The whole card can be pressed. Keys: Tab moves
 * to the chosen option, and the arrow keys choose another.
 *
 * @example
 * <RadioCards
 *   legend="How do you want to pay?"
 *   name="channel"
 *   options={[{ value: "momo", label: "Mobile money", description: "MTN, Telecel or AT" }]}
 * />
 */
export function RadioCards({ name, options, defaultValue, value: chosen, onChange, ...fieldset }: RadioCardsProps) {
  const id = useId();
  return (
    <Fieldset {...fieldset}>
      <div className={styles.cards}>
        {options.map(({ value, label, description, meta, disabled }) => (
          <label key={value} className={styles.card}>
            <input
              {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
              type="radio"
              name={name}
              value={value}
              disabled={disabled}
              onChange={() => onChange?.(value)}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={description ? `${id}-${value}-words` : undefined}
              className={classNames(choice.box, choice.round)}
            />
            <span className={styles.words}>
              <span id={`${id}-${value}`} className={styles.top}>
                <span className={styles.title}>{label}</span> {meta && <span className={styles.meta}>{meta}</span>}
              </span>
              {description && (
                <span id={`${id}-${value}-words`} className={styles.description}>
                  {description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
