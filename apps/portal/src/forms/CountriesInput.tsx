import { Button, Combobox, Fieldset, Inline, type Option } from "@kwan/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { m } from "#messages";

export type CountriesInputProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required: boolean;
  countries: readonly Option[];
  defaultValue: readonly Option[];
};

/**
 * A field for several countries. Typing finds a country. The chosen countries are listed below, each with a button to
 * remove it.
 */
export function CountriesInput({ name, countries, defaultValue, label, ...texts }: CountriesInputProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const [round, setRound] = useState(0);
  const sent = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const first = useRef(chosen);
  // The field is a new one after each country. It gets the focus before the next key is pressed.
  useLayoutEffect(() => {
    if (round > 0) search.current?.focus();
  }, [round]);
  // Dispatch the input event after the hidden field has been rendered, so that the form reads the new value.
  useEffect(() => {
    if (chosen !== first.current) sent.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen]);
  const add = (option: Option | undefined) => {
    if (!option || chosen.some(({ value }) => value === option.value)) return;
    setChosen([...chosen, option]);
    setRound((before) => before + 1);
  };
  return (
    <Fieldset id={name} label={label} {...texts}>
      <div ref={sent}>
        <Combobox
          required
          width="medium"
          key={round}
          label={m.forms_add_country()}
          name={`${name}_search`}
          data-field={name}
          ref={search}
          options={countries}
          onValueChange={(_, option) => add(option)}
        />
        {chosen.map(({ value }) => (
          <input key={value} type="hidden" name={name} value={value} data-control={name} />
        ))}
      </div>
      <Inline as="ul" aria-label={m.forms_chosen_countries()}>
        {chosen.map(({ value, label }) => (
          <li key={value}>
            <Button
              size="small"
              tone="secondary"
              aria-label={m.forms_remove({ what: label })}
              onClick={() => setChosen(chosen.filter((each) => each.value !== value))}
            >
              {label} ×
            </Button>
          </li>
        ))}
      </Inline>
    </Fieldset>
  );
}
