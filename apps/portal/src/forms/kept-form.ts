import { type FormEvent, useState } from "react";
import { session } from "../session/session.ts";

/** What was typed into a form, by the names of its fields. */
export type Kept = Readonly<Record<string, string>>;

type KeptForm = { of: string; fields: Kept };

const keyOf = (name: string) => `kwan.form.${name}`;
const owner = () => session.get().user?.username ?? "";

/** Fields as text. A password is never kept, and a file cannot be. */
const typedIn = (form: FormData): Kept =>
  Object.fromEntries([...form].filter(([name, value]) => typeof value === "string" && !/password/.test(name))) as Kept;

/** What one person typed into a form on this device and has not sent. */
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
      // A browser that forbids storage keeps it for as long as the page is open.
    }
  },
  forget(name: string): void {
    try {
      localStorage.removeItem(keyOf(name));
    } catch {
      // Then there is nothing to forget.
    }
  },
};

/**
 * Keeps what is typed into a form on the device, so that a reload, the back button, a second tab and a lost connection lose none
 * of it, until it is sent or given up.
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
