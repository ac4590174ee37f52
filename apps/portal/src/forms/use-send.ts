import type { FormError } from "@kwan/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ZodMiniType } from "zod/mini";
import { m } from "#messages";
import { errorsOf, isUnreached } from "../words/call-errors.ts";

/** How a form is sent. */
export type SendOptions<Values> = {
  /** The rules of the answers: the same that the server keeps. */
  schema: ZodMiniType<Values>;
  /** What the answers are read from, where it is not the form's fields as they are. */
  read?: (form: FormData) => unknown;
  /** Sends what was answered. What it throws is shown at the top of the form, and beside the fields it names. */
  send: (values: Values, event: FormEvent<HTMLFormElement>) => Promise<unknown>;
};

/** The errors of the last attempt, and whether one is in progress. */
export type Sending = {
  errors: readonly FormError[];
  errorOf: (field: string) => string | undefined;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Fields by name; several of one name as a list. */
export const fieldsOf = (form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? "")];
    }),
  );

const willGoOut = (): FormError => ({
  message: m.forms_will_send_later(),
});

/**
 * Presses a form's button again when the network is back, unless something is typed before; answers how to take that back.
 */
function pressWhenOnline(form: HTMLFormElement, button: HTMLElement | null, onTyped: () => void): () => void {
  const stop = () => {
    window.removeEventListener("online", press);
    form.removeEventListener("input", typed);
  };
  const typed = () => {
    stop();
    onTyped();
  };
  const press = () => {
    stop();
    if (form.isConnected) form.requestSubmit(button);
  };
  window.addEventListener("online", press);
  form.addEventListener("input", typed);
  return stop;
}

/**
 * A form that is checked by its schema, sent once however often it is pressed, and keeps what was typed when that fails. What
 * was pressed without a network waits, and goes out when it is back.
 *
 * @example
 * const form = useSend({ schema: loginForm, send: (values) => kwan.auth.loginByEmail(values) });
 */
export function useSend<Values>({ schema, read = fieldsOf, send }: SendOptions<Values>): Sending {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => () => takeBack.current?.(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    takeBack.current?.();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const checked = schema.safeParse(read(new FormData(form)));
    if (!checked.success) {
      setErrors(asOnPage(form, firstOfEach(checked.error.issues)));
      return;
    }
    underWay.current = true;
    setSending(true);
    try {
      await send(checked.data, event);
      setErrors([]);
    } catch (cause) {
      const waits = isUnreached(cause) && !navigator.onLine;
      setErrors(waits ? [willGoOut()] : asOnPage(form, errorsOf(cause)));
      if (waits) takeBack.current = pressWhenOnline(form, submitter, () => setErrors(errorsOf(cause)));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  return {
    errors,
    errorOf: (name) => errors.find(({ field }) => field === name)?.message,
    isSending,
    onSubmit: (event) => void submit(event),
  };
}

/** One thing at a time: of each field the first that is wrong. */
function firstOfEach(issues: readonly { path: PropertyKey[]; message: string }[]): FormError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join(".");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => (field ? { field, message } : { message }));
}

/** In the order in which one meets the fields, and what concerns none of them first. */
function asOnPage(form: HTMLFormElement, errors: readonly FormError[]): FormError[] {
  const names = [...form.elements].map((element) => element.getAttribute("name"));
  const place = ({ field }: FormError) => (field === undefined ? -1 : names.indexOf(field));
  return errors.toSorted((one, other) => place(one) - place(other));
}
