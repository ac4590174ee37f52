import type { FormError } from "@kwan/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ZodMiniType } from "zod/mini";
import { m } from "#messages";
import { useErrorInTitle } from "../page/title.ts";
import { whileSending } from "../session/work-at-risk.ts";
import { errorsOf, isUnreached } from "../words/call-errors.ts";
import { unmatchedFields } from "./unmatched.ts";

export type SendOptions<Values> = {
  /**
   * The schema of the answers. The server checks the same rules. Public pages load it on demand, so that showing the
   * form needs less.
   */
  schema: ZodMiniType<Values> | (() => Promise<ZodMiniType<Values>>);
  /** Reads the values to check from the form. Default: the form's fields. */
  read?: (form: FormData) => unknown;
  /**
   * Sends the checked values. If it throws an error, the error messages are shown above the form and next to the fields
   * that they are about.
   */
  send: (values: Values, event: FormEvent<HTMLFormElement>) => Promise<unknown>;
};

/** The errors from the last attempt, whether the form is being submitted, and the form's submit handler. */
export type Sending = {
  errors: readonly FormError[];
  errorOf: (field: string) => string | undefined;
  /** Returns a field's name and error, to spread into its component. */
  field: (name: string) => { name: string; error: string | undefined };
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Returns the fields by name. Several fields with the same name become a list. */
export const fieldsOf = (form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? "")];
    }),
  );

const queuedError = (): FormError => ({
  message: m.forms_will_send_later(),
});

/**
 * Resubmits the form when the network is back, unless the person types something first. Returns a function that cancels
 * the resubmission.
 */
function resubmitWhenOnline(form: HTMLFormElement, button: HTMLElement | null, onTyped: () => void): () => void {
  const stop = () => {
    window.removeEventListener("online", resubmit);
    form.removeEventListener("input", typed);
  };
  const typed = () => {
    stop();
    onTyped();
  };
  const resubmit = () => {
    stop();
    if (form.isConnected) form.requestSubmit(button);
  };
  window.addEventListener("online", resubmit);
  form.addEventListener("input", typed);
  return stop;
}

/**
 * Validates a form against its schema and submits it once, however often the button is pressed. If that fails, the form
 * keeps what was typed. A form that is submitted offline is sent when the network is back.
 *
 * @example
 * const { errors, field, isSending, onSubmit } = useSend({ schema, send: (values) => kwan.auth.loginByEmail(values) });
 * <Form errors={errors} onSubmit={onSubmit}><TextInput label="Email" {...field("email")} /></Form>
 */
export function useSend<Values>({ schema, read = fieldsOf, send }: SendOptions<Values>): Sending {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isSending, setSending] = useState(false);
  const isSubmitting = useRef(false);
  const cancelResubmit = useRef<() => void>(undefined);
  useEffect(() => () => cancelResubmit.current?.(), []);
  useErrorInTitle(errors.length > 0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    cancelResubmit.current?.();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = read(new FormData(form));
    const check = (loaded: ZodMiniType<Values>) => loaded.safeParse(typed, { error: () => m.forms_invalid() });
    isSubmitting.current = true;
    if (typeof schema === "function") setSending(true);
    try {
      // A schema that is here already answers in the same turn.
      const checked = check(typeof schema === "function" ? await schema() : schema);
      const unmatched = unmatchedFields(form);
      if (!checked.success || unmatched.length > 0) {
        const others = firstOfEach(checked.error?.issues ?? []);
        const isOther = ({ field }: FormError) => !unmatched.some((each) => each.field === field);
        setErrors(asOnPage(form, [...unmatched, ...others.filter(isOther)]));
        return;
      }
      setSending(true);
      await whileSending(send(checked.data, event));
      setErrors([]);
    } catch (cause) {
      const waits = isUnreached(cause) && !navigator.onLine;
      setErrors(waits ? [queuedError()] : asOnPage(form, errorsOf(cause)));
      if (waits) cancelResubmit.current = resubmitWhenOnline(form, submitter, () => setErrors(errorsOf(cause)));
    } finally {
      isSubmitting.current = false;
      setSending(false);
    }
  };
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return {
    errors,
    errorOf,
    field: (name) => ({ name, error: errorOf(name) }),
    isSending,
    onSubmit: (event) => void submit(event),
  };
}

/** Keeps only the first error for each field, so that people can fix one thing at a time. */
function firstOfEach(issues: readonly { path: PropertyKey[]; message: string }[]): FormError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join(".");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => (field ? { field, message } : { message }));
}

/** Sorts errors by the order of their fields on the page. Errors without a field come first. */
export function asOnPage(form: Pick<HTMLFormElement, "elements">, errors: readonly FormError[]): FormError[] {
  const names = [...form.elements].map((element) => element.getAttribute("name"));
  const place = ({ field }: FormError) => (field === undefined ? -1 : names.indexOf(field));
  return errors.toSorted((one, other) => place(one) - place(other));
}
