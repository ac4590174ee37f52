import { type Ref, type TextareaHTMLAttributes, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldTexts, splitTexts } from "../field/Field.tsx";
import * as input from "../text-input/TextInput.css.ts";
import { useAfterPause } from "../use-after-pause.ts";
import { useCurrentValue } from "../use-current-value.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./TextArea.css.ts";

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "required"> & {
    /** The maximum number of characters. People can type or paste more. The count then says how many are too many. */
    limit?: number;
    /** Formats the number of characters left. A negative number means that there are too many. */
    countLabel?: (left: number) => string;
    /** Called with the text. For the event, use `onChange`. */
    onValueChange?: ((value: string) => void) | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

const characters = (count: number) => `${count.toLocaleString("en-GH")} ${count === 1 ? "character" : "characters"}`;

const countInEnglish = (left: number) =>
  left < 0 ? `You have ${characters(-left)} too many` : `You have ${characters(left)} left`;

/**
 * A field for several lines of text. It grows with its content.
 *
 * @example
 * <TextArea label="Why do you ask for this change?" name="reason_for_change" limit={500} />
 */
export function TextArea(props: TextAreaProps) {
  const [texts, own] = splitTexts(props);
  const { limit, countLabel = countInEnglish, onChange, onValueChange, ref, ...native } = useWords("textArea", own);
  const area = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(area, ref);
  const [{ length }, setTyped] = useCurrentValue(area, native);
  const countId = useId();
  const left = limit === undefined ? undefined : limit - length;
  const isNearLimit = left !== undefined && limit !== undefined && left <= limit / 10;
  const announced = useAfterPause(length, isNearLimit ? countLabel(left) : "");
  return (
    <Field
      {...texts}
      describedBy={[native["aria-describedby"], limit !== undefined && countId].filter(Boolean).join(" ") || undefined}
    >
      {(control) => (
        <>
          <textarea
            rows={4}
            {...native}
            {...control}
            ref={merged}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={classNames(input.control, styles.area)}
          />
          {left !== undefined && (
            <div id={countId} className={classNames(styles.count, left < 0 && styles.tooMany)}>
              {countLabel(left)}
            </div>
          )}
          {left !== undefined && <VisuallyHidden role="status">{announced}</VisuallyHidden>}
        </>
      )}
    </Field>
  );
}
