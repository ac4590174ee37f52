import { useState } from "react";
import { tabStorage } from "../../../session/browser-storage.ts";

/** The questions that a person has marked to look at again. They are kept in this tab, and the server never needs them. */
export function useFlags(attempt: string) {
  const key = `kwan.flags.${attempt}`;
  const [flags, setFlags] = useState<readonly string[]>(() => tabStorage.read<string[]>(key) ?? []);
  const toggle = (question: string) => {
    const next = flags.includes(question) ? flags.filter((each) => each !== question) : [...flags, question];
    tabStorage.write(key, next);
    setFlags(next);
  };
  return { flags, toggle };
}
