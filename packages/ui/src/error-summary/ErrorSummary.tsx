import { type HTMLAttributes, type MouseEvent, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { Heading } from "../heading/Heading.tsx";
import * as link from "../link/Link.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./ErrorSummary.css.ts";

/** An error in a form. If it names a `field`, the summary links to the field. */
export type FormError = {
  /** The ID of the control, or its name in the form. */
  field?: string;
  message: string;
};

export type ErrorSummaryProps = HTMLAttributes<HTMLDivElement> & {
  errors: readonly FormError[];
  heading?: string;
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * Returns the element in a form with this ID or name, or the first match if there are several, as with radio buttons.
 */
function inForm(form: HTMLFormElement, field: string): Element | null {
  const item = form.elements.namedItem(field);
  return item instanceof RadioNodeList ? (item[0] as Element) : item;
}

/** Finds a field's control by ID or name. If the summary is in a form, that form is searched first. */
function controlOf(field: string, form: HTMLFormElement | null): HTMLElement | null {
  const match = form ? inForm(form, field) : document.querySelector(`[name="${CSS.escape(field)}"]`);
  const element = match ?? document.getElementById(field);
  // A hidden input cannot receive focus, so `data-control` names the control to focus instead.
  const control = element?.getAttribute("data-control");
  return (control ? document.getElementById(control) : element) as HTMLElement | null;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const control = controlOf(field, event.currentTarget.closest("form"));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // Scroll to the question, not only to its control.
  const question = control.closest("fieldset") ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  (question ?? control).scrollIntoView({ block: "start" });
}

/**
 * All errors in a form, shown above it, with links to their fields. `Form` shows and focuses the summary automatically.
 *
 * @example
 * <ErrorSummary errors={[{ field: "email", message: "Enter an email address, such as ama@example.com" }]} />
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { errors, heading = "There is a problem", className, ...native } = useWords("errorSummary", props);
  const headingId = useId();
  return (
    <div
      role="alert"
      tabIndex={-1}
      aria-labelledby={headingId}
      {...native}
      className={classNames(styles.summary, className)}
    >
      <Stack space="xsmall">
        <Heading level={2} size={3} id={headingId}>
          {heading}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <a
                  href={`#${field}`}
                  onClick={(event) => goToField(event, field)}
                  className={classNames(link.link, styles.error)}
                >
                  {message}
                </a>
              ) : (
                <span className={styles.error}>{message}</span>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
