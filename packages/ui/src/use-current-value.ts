import { type RefObject, useState } from "react";
import { useFormReset } from "./use-form-reset.ts";

type Values = { value?: unknown; defaultValue?: unknown };

const text = (value: unknown): string => String(value ?? "");

/**
 * What stands in an input now: the value it is given, or else what was typed. Resetting the form restores the first value.
 * Call the function it gives with what is typed.
 */
export function useCurrentValue(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value, defaultValue }: Values,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text(defaultValue));
  useFormReset(control, () => setTyped(text(defaultValue)));
  return [value === undefined ? typed : text(value), setTyped];
}
