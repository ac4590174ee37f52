import { type RefObject, useRef, useState } from "react";

export type HiddenValue = {
  /** The ref for the hidden input. Also pass `value` to the input. */
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** Changes the value immediately. */
  write: (value: string) => void;
  /** Dispatches an `input` event, for a change that was not typed. */
  announce: () => void;
};

/**
 * Keeps the value that a form sends for a control made of several elements. The value is written to the document
 * immediately rather than on the next render, because a form can read its data during the same event.
 */
export function useHiddenValue(first: string): HiddenValue {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(first);
  return {
    ref,
    value,
    write: (next) => {
      if (ref.current) ref.current.value = next;
      setValue(next);
    },
    announce: () => ref.current?.dispatchEvent(new Event("input", { bubbles: true })),
  };
}
