import { type FormEvent, useState } from "react";
import { deviceStorage } from "../session/browser-storage.ts";
import { ownerTag } from "../session/owner-tag.ts";
import { session } from "../session/session.ts";

/** The text typed into a form, by field name. */
export type FormText = Readonly<Record<string, string>>;

const owner = () => ownerTag(session.get().user);

/** Returns the text fields of a form. Passwords must not be stored, and files cannot be stored. */
export const typedIn = (form: FormData): FormText =>
  Object.fromEntries(
    [...form].filter(([name, value]) => typeof value === "string" && !/password/.test(name)),
  ) as FormText;

/**
 * Answers that were typed into a form and have not been sent. They are kept in this browser for the person who typed
 * them, and on the whole device unless another storage is given.
 *
 * @example
 * const signupDraft = keptForm("signup", tabStorage);
 */
export const keptForm = <Answers extends object = FormText>(name: string, storage = deviceStorage) => {
  const key = `kwan.form.${name}`;
  return {
    get(): Answers | undefined {
      const entry = storage.read<{ of: string; fields: Answers }>(key);
      return entry?.of === owner() ? entry.fields : undefined;
    },
    keep: (fields: Answers): void => storage.write(key, { of: owner(), fields }),
    forget: (): void => storage.set(key, undefined),
  };
};

/**
 * Keeps typed text on the device until the form is submitted or discarded, so that nothing is lost by a reload, the
 * back button, a second tab or a lost connection.
 *
 * @example
 * const { storedText, onInput, forget } = useKeptForm("contact");
 * <Form onInput={onInput}><ContactFields defaults={{ ...driver, ...storedText }} /></Form>
 */
export function useKeptForm(name: string) {
  const form = keptForm(name);
  const [storedText] = useState<FormText>(() => form.get() ?? {});
  return {
    storedText,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => form.keep(typedIn(new FormData(currentTarget))),
    forget: form.forget,
  };
}
