import { type FormHTMLAttributes, type Ref, useEffect, useRef } from "react";
import { ErrorSummary, type FormError } from "../error-summary/ErrorSummary.tsx";
import { Stack } from "../stack/Stack.tsx";
import type { Space } from "../theme/tokens.ts";

export type FormProps = FormHTMLAttributes<HTMLFormElement> & {
  /**
   * The errors from the last attempt. An object that was not in the last array counts as a new attempt and moves focus
   * to the summary. An error that has been corrected can be left out without moving the focus.
   */
  errors?: readonly FormError[];
  /** The heading of the error summary. Default: "There is a problem". */
  errorHeading?: string;
  /** The space between two fields. */
  space?: Space;
  ref?: Ref<HTMLFormElement>;
};

/**
 * A form whose errors are listed above it and announced immediately. The browser's own validation is switched off,
 * because its messages disappear and explain little.
 *
 * @example
 * <Form errors={errors} onSubmit={send}><TextInput label="Code" name="code" /><Button type="submit">Continue</Button></Form>
 */
export function Form({ errors = [], errorHeading, space = "large", children, ref, ...native }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef<readonly FormError[]>([]);
  useEffect(() => {
    const isNew = errors.some((error) => !before.current.includes(error));
    before.current = errors;
    if (isNew) summary.current?.focus();
  }, [errors]);
  return (
    <form noValidate method="post" {...native} ref={ref}>
      <Stack space={space}>
        {errors.length > 0 && (
          <ErrorSummary ref={summary} errors={errors} {...(errorHeading ? { heading: errorHeading } : {})} />
        )}
        {children}
      </Stack>
    </form>
  );
}
