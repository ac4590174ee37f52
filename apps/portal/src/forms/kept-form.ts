import { type FormEvent, useState } from "react";
import { deviceStorage } from "../session/browser-storage.ts";
import { ownerTag } from "../session/owner-tag.ts";
import { session } from "../session/session.ts";

/** The text typed into a form, by field name. */
export type Kept = Readonly<Record<string, string>>;

const owner = () => ownerTag(session.get().user);

/** Returns the text fields of a form. Passwords must not be stored, and files cannot be stored. */
export const typedIn = (form: FormData): Kept =>
  Object.fromEntries([...form].filter(([name, value]) => typeof value === "string" && !/password/.test(name))) as Kept;

/**
 * Answers that were typed into a form and have not been sent. They are kept in this browser for the person who typed
 * them, and on the whole device unless another storage is given.
 *
 * @example
 * const signupDraft = keptForm("signup", tabStorage);
 */
export const keptForm = <Answers extends object = Kept>(name: string, storage = deviceStorage) => {
  const key = `kwan.form.${name}`;
  return {
    get(): Answers | undefined {
      const kept = storage.read<{ of: string; fields: Answers }>(key);
      return kept?.of === owner() ? kept.fields : undefined;
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
 * const { kept, onInput, forget } = useKeptForm("contact");
 * <Form onInput={onInput}><ContactFields defaults={{ ...driver, ...kept }} /></Form>
 */
export function useKeptForm(name: string) {
  const form = keptForm(name);
  const [kept] = useState<Kept>(() => form.get() ?? {});
  return {
    kept,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => form.keep(typedIn(new FormData(currentTarget))),
    forget: form.forget,
  };
}
