import { type FormHTMLAttributes, type Ref, useEffect, useRef, useState } from "react";
import { ErrorSummary, type FormError } from "../error-summary/ErrorSummary.tsx";
import { Stack } from "../stack/Stack.tsx";
import type { Space } from "../theme/tokens.ts";

export type FormProps = FormHTMLAttributes<HTMLFormElement> & {
  /**
   * The errors from the last attempt. An object that was not in the last array counts as a new attempt and moves focus
   * to the summary. An error that has been corrected can be left out without moving the focus, and screen readers do not
   * read the others again.
   */
  errors?: readonly FormError[];
  /** The heading of the error summary. Default: "There is a problem". */
  errorHeading?: string;
  /** The space between two fields. */
  space?: Space;
  ref?: Ref<HTMLFormElement> | undefined;
};

const none: readonly FormError[] = [];

/**
 * A form whose errors are listed above it and announced immediately. The browser's own validation is switched off,
 * because its messages disappear and explain little.
 *
 * @example
 * <Form errors={errors} onSubmit={send}><TextInput label="Code" name="code" /><Button type="submit">Continue</Button></Form>
 */
export function Form({ errors = none, errorHeading, space = "large", children, ref, ...native }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ errors: none, attempt: none });
  if (errors !== shown.errors) {
    const isNew = errors.some((error) => !shown.errors.includes(error));
    setShown({ errors, attempt: isNew ? errors : shown.attempt });
  }
  const { attempt } = shown;
  useEffect(() => {
    if (attempt.length > 0) summary.current?.focus();
  }, [attempt]);
  // An alert whose text changes would be read out again, although the person has just corrected something.
  const isCorrected = errors.length < attempt.length;
  return (
    <form noValidate {...(typeof native.action === "function" ? {} : { method: "post" })} {...native} ref={ref}>
      <Stack space={space}>
        {errors.length > 0 && (
          <ErrorSummary
            ref={summary}
            errors={errors}
            role={isCorrected ? "group" : "alert"}
            {...(errorHeading ? { heading: errorHeading } : {})}
          />
        )}
        {children}
      </Stack>
    </form>
  );
}
