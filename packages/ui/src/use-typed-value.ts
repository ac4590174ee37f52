import { type RefObject, useRef, useState } from "react";
import { useFormReset } from "./use-form-reset.ts";

/**
 * The value of a control, and what a person has typed for it. The caller controls the value by setting `value`, and "" says
 * that there is no answer.
 */
export type TypedValue<Typed> = {
  /** The ref for the hidden input that sends the value. Also pass `value` to it. */
  hidden: RefObject<HTMLInputElement | null>;
  value: string;
  /** What the control shows. It may spell the value in another way. */
  typed: Typed;
  /** Changes the value. Leave out `typed` to show the value in its usual form. */
  change: (value: string, typed?: Typed) => void;
  /** Dispatches an `input` event, for a change that was not typed. */
  announce: () => void;
};

type Values = { value: string | undefined; defaultValue: string | undefined };

/**
 * Keeps the value of a control that is made of several elements or that spells its value in another way. If the caller's
 * value is not the last one that was typed, the control shows the caller's.
 */
export function useTypedValue<Typed>(
  control: RefObject<{ form: HTMLFormElement | null; getRootNode: () => Node } | null>,
  { value, defaultValue = "" }: Values,
  typedOf: (value: string) => Typed,
): TypedValue<Typed> {
  const hidden = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<{ value: string; typed: Typed | undefined }>({
    value: value ?? defaultValue,
    typed: undefined,
  });
  const current = value ?? own.value;
  const change = (next: string, typed?: Typed) => {
    // A form can read its data during the same event, which is before the next render.
    if (hidden.current) hidden.current.value = next;
    setOwn({ value: next, typed });
  };
  useFormReset(control, () => change(value ?? defaultValue));
  return {
    hidden,
    value: current,
    typed: own.value === current && own.typed !== undefined ? own.typed : typedOf(current),
    change,
    announce: () => hidden.current?.dispatchEvent(new Event("input", { bubbles: true })),
  };
}

/** React expects a handler on an input whose value it sets. These inputs have one for the whole control around them. */
export const handledAbove = (): void => {};
