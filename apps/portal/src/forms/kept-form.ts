import { type FormEvent, useState } from "react";
import { session } from "../session/session.ts";

/** The text typed into a form, by field name. */
export type Kept = Readonly<Record<string, string>>;

type KeptForm = { of: string; fields: Kept };

const keyOf = (name: string) => `kwan.form.${name}`;
const owner = () => session.get().user?.username ?? "";

/** Returns the fields that contain text. Passwords must not be kept, and files cannot be. */
const typedIn = (form: FormData): Kept =>
  Object.fromEntries([...form].filter(([name, value]) => typeof value === "string" && !/password/.test(name))) as Kept;

/** Text that was typed into a form on this device and has not been sent. */
const keptForm = {
  get(name: string): Kept {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null") as KeptForm | null;
      return kept?.of === owner() ? kept.fields : {};
    } catch {
      return {};
    }
  },
  keep(name: string, form: FormData): void {
    try {
      localStorage.setItem(keyOf(name), JSON.stringify({ of: owner(), fields: typedIn(form) } satisfies KeptForm));
    } catch {
      // Without storage, the typed text lasts for as long as the page is open.
    }
  },
  forget(name: string): void {
    try {
      localStorage.removeItem(keyOf(name));
    } catch {
      // Without storage, there is nothing to delete.
    }
  },
};

/**
 * Keeps what is typed into a form on the device until it is sent or discarded, so that nothing is lost by a reload, the
 * Back button, a second tab or a lost connection.
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
