import { type RefObject, useLayoutEffect, useState } from "react";
import { useFormReset } from "./use-form-reset.ts";

type Values = { value?: unknown; defaultValue?: unknown };

const text = (value: unknown): string => String(value ?? "");

/**
 * Returns the current value of an input, and a function to call with the typed text. If the input is controlled, the
 * value is the given value. Otherwise it is the typed text. Resetting the form restores the initial value.
 */
export function useCurrentValue(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value, defaultValue }: Values,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text(defaultValue));
  useFormReset(control, () => setTyped(text(defaultValue)));
  // A form library writes into the field without an event, and so does a person before the page is hydrated.
  useLayoutEffect(() => {
    if (value === undefined && control.current) setTyped(control.current.value);
  });
  return [value === undefined ? typed : text(value), setTyped];
}
