import { type RefObject, useState } from "react";
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
  return [value === undefined ? typed : text(value), setTyped];
}
