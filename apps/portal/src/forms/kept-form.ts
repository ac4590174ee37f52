import { type FormEvent, useState } from "react";
import { deviceStorage } from "../session/browser-storage.ts";
import { session } from "../session/session.ts";

/** The text typed into a form, by field name. */
export type Kept = Readonly<Record<string, string>>;

type KeptForm = { of: string; fields: Kept };

const keyOf = (name: string) => `kwan.form.${name}`;
const owner = () => session.get().user?.username ?? "";

/** Returns the text fields of a form. Passwords must not be stored, and files cannot be stored. */
const typedIn = (form: FormData): Kept =>
  Object.fromEntries([...form].filter(([name, value]) => typeof value === "string" && !/password/.test(name))) as Kept;

/** Text that was typed into a form on this device and has not been sent. */
const keptForm = {
  get(name: string): Kept {
    const kept = deviceStorage.read<KeptForm>(keyOf(name));
    return kept?.of === owner() ? kept.fields : {};
  },
  keep(name: string, form: FormData): void {
    deviceStorage.write(keyOf(name), { of: owner(), fields: typedIn(form) } satisfies KeptForm);
  },
  forget: (name: string): void => void deviceStorage.set(keyOf(name), undefined),
};

/**
 * Keeps typed text on the device until the form is sent or discarded, so that nothing is lost by a reload, the back
 * button, a second tab or a lost connection.
 *
 * @example
 * const { kept, onInput, forget } = useKeptForm("contact");
 * <Form onInput={onInput}><ContactFields defaults={{ ...driver, ...kept }} /></Form>
 */
export function useKeptForm(name: string) {
  const [kept] = useState(() => keptForm.get(name));
  return {
    kept,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => keptForm.keep(name, new FormData(currentTarget)),
    forget: () => keptForm.forget(name),
  };
}
