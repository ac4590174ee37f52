import { type RefObject, useState } from "react";
import { useFormReset } from "./use-form-reset.ts";

type Values = { value?: unknown; defaultValue?: unknown };

const text = (value: unknown): string => String(value ?? "");

/**
 * Returns the current value of an input: the given one if the input is controlled, otherwise the typed one.
 * Resetting the form restores the initial value. Call the returned function with the typed text.
 */
export function useCurrentValue(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value, defaultValue }: Values,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text(defaultValue));
  useFormReset(control, () => setTyped(text(defaultValue)));
  return [value === undefined ? typed : text(value), setTyped];
}
