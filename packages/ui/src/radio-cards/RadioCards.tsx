import { type ReactNode, useId, useRef } from "react";
import * as choice from "../choice/Choice.css.ts";
import { classNames } from "../class-names.ts";
import { Fieldset } from "../fieldset/Fieldset.tsx";
import type { RadioGroupProps } from "../radio-group/RadioGroup.tsx";
import { useKeptChecked } from "../use-kept-checked.ts";
import * as styles from "./RadioCards.css.ts";

/** An option that needs some explanation. */
export type CardOption = {
  value: string;
  label: ReactNode;
  /** Who the option is for and what it includes. */
  hint?: ReactNode;
  /** The price or duration, shown at the end of the first line. */
  meta?: ReactNode;
  disabled?: boolean;
};

/** Options of the same sort, next to each other below a name and what is true of all of them. */
export type CardGroup = { group: string; hint?: ReactNode; options: readonly CardOption[] };

export type RadioCardsProps = Omit<RadioGroupProps, "options" | "inRow"> & {
  /** The options, or groups of them. */
  options: readonly (CardOption | CardGroup)[];
};

/**
 * A choice between a few options, each with a description and a price. The whole card can be pressed. Keys: Tab moves
 * to the chosen option, and the arrow keys choose another.
 *
 * @example
 * <RadioCards
 *   label="How do you want to pay?"
 *   name="channel"
 *   options={[{ value: "momo", label: "Mobile money", hint: "MTN, Telecel or AT" }]}
 * />
 */
export function RadioCards(props: RadioCardsProps) {
  const madeName = useId();
  const { name: cardName = madeName, options, value: chosen, defaultValue, onValueChange, form, ...fieldset } = props;
  const cardOf = (option: CardOption) => (
    <RadioCard
      key={option.value}
      option={option}
      input={{
        ...(chosen === undefined
          ? { defaultChecked: option.value === defaultValue }
          : { checked: option.value === chosen }),
        name: cardName,
        form,
        onChange: () => onValueChange?.(option.value),
      }}
    />
  );
  return (
    <Fieldset {...fieldset} form={form}>
      <div className={styles.cards}>
        {options.map((option, at) => {
          if (!("group" in option)) return cardOf(option);
          const { group, hint, options: members } = option;
          const id = `${cardName}-hint-${at}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice.
            <div key={group} role="group" aria-label={group} aria-describedby={id} className={styles.group}>
              <span aria-hidden="true" className={styles.title}>
                {group}
              </span>
              <span id={id} className={styles.hint}>
                {hint}
              </span>
              <div className={styles.members}>{members.map(cardOf)}</div>
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}

type RadioCardProps = {
  option: CardOption;
  input: { name: string; form: string | undefined; checked?: boolean; defaultChecked?: boolean; onChange: () => void };
};

function RadioCard({ option: { value, label, hint, meta, disabled }, input }: RadioCardProps) {
  const id = useId();
  const radio = useRef<HTMLInputElement>(null);
  useKeptChecked(radio, input.checked);
  return (
    <label className={styles.card}>
      <input
        {...input}
        ref={radio}
        type="radio"
        value={value}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={classNames(choice.box, choice.round)}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.top}>
          <span className={styles.title}>{label}</span> {meta && <span className={styles.meta}>{meta}</span>}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
