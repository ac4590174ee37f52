import { type KeyboardEvent, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { Field, splitTexts } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { minusIcon, plusIcon } from "../icon/shapes.ts";
import { setValue } from "../set-value.ts";
import * as input from "../text-input/TextInput.css.ts";
import type { TextInputProps } from "../text-input/TextInput.tsx";
import { useCurrentValue } from "../use-current-value.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./NumberInput.css.ts";
import { stepNumber } from "./step-number.ts";

export type NumberInputProps = Omit<TextInputProps, "type" | "prefix" | "suffix" | "min" | "max" | "step"> & {
  min?: number | string | undefined;
  max?: number | string | undefined;
  /** How much a button or an arrow key changes the number. If it is not set, there are no buttons. */
  step?: number;
  /** Whether a phone shows a keypad with a decimal point. */
  decimal?: boolean;
  lessLabel?: string;
  moreLabel?: string;
};

/**
 * A field for a number that is counted or measured. Any text can be typed, and scrolling the page never changes it.
 * Keys, if there is a step: Up and Down change the number, Home and End go to the limits.
 *
 * @example
 * <NumberInput label="How many copies?" name="copies" min={1} max={5} step={1} defaultValue="1" />
 */
export function NumberInput(props: NumberInputProps) {
  const [texts, own] = splitTexts(props);
  const {
    min: least,
    max: most,
    step,
    decimal = false,
    lessLabel = "Less",
    moreLabel = "More",
    width = "tiny",
    onChange,
    onValueChange,
    onKeyDown,
    ref,
    ...native
  } = useWords("numberInput", own);
  const min = least === undefined ? undefined : Number(least);
  const max = most === undefined ? undefined : Number(most);
  const number = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(number, ref);
  const [now, setNow] = useCurrentValue(number, native);
  const go = (direction: 1 | -1) => {
    if (step && number.current)
      setValue(number.current, stepNumber(number.current.value, direction, { min, max, step }));
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!step || native.readOnly || event.defaultPrevented) return;
    const bound = event.key === "Home" ? min : event.key === "End" ? max : undefined;
    if (event.key === "ArrowUp") go(1);
    else if (event.key === "ArrowDown") go(-1);
    else if (bound !== undefined) setValue(event.currentTarget, String(bound));
    else return;
    event.preventDefault();
  };
  const spin = step
    ? ({ role: "spinbutton", "aria-valuemin": min, "aria-valuemax": max, "aria-valuenow": Number(now) || 0 } as const)
    : {};
  const button = (direction: 1 | -1) => (
    <Button
      tone="secondary"
      className={direction < 0 ? styles.less : styles.more}
      tabIndex={-1}
      disabled={
        native.disabled ||
        native.readOnly ||
        (direction < 0
          ? Number(now) <= (min ?? Number.NEGATIVE_INFINITY)
          : Number(now) >= (max ?? Number.POSITIVE_INFINITY))
      }
      onClick={() => go(direction)}
    >
      <Icon shape={direction < 0 ? minusIcon : plusIcon} />
      <VisuallyHidden>
        {direction < 0 ? lessLabel : moreLabel} {texts.label}
      </VisuallyHidden>
    </Button>
  );
  return (
    <Field {...texts} describedBy={native["aria-describedby"]}>
      {(control) => (
        <div className={styles.row}>
          {step && button(-1)}
          <input
            inputMode={decimal ? "decimal" : "numeric"}
            autoComplete="off"
            {...spin}
            {...native}
            {...control}
            ref={merged}
            type="text"
            onKeyDown={byKey}
            onChange={(event) => {
              setNow(event.currentTarget.value);
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={classNames(
              input.control,
              input.width[width],
              styles.figures,
              step !== undefined && styles.isBetween,
            )}
          />
          {step && button(1)}
        </div>
      )}
    </Field>
  );
}
