import type { Answers, Fields } from "@kwan/domain/kinds";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { readAnswers } from "./read-answers.ts";
import { unsaved } from "./unsaved.ts";
import type { Draft } from "./use-draft.ts";

const rest = 1_000;

/**
 * Saves the answers of a form when typing rests. What does not get through stays on the device, and goes out when the
 * network is back. Returns what to call when something was typed or pressed.
 */
export function useAutosave(id: string, form: RefObject<HTMLFormElement | null>, fields: Fields, draft: Draft) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<string>(undefined);
  const latest = useRef({ fields, draft });
  latest.current = { fields, draft };

  const answersNow = (): Answers =>
    form.current ? readAnswers(latest.current.fields, new FormData(form.current)) : {};
  const save = async () => {
    const details = answersNow();
    const text = JSON.stringify(details);
    if (text === last.current) return;
    unsaved.keep(id, details);
    try {
      await latest.current.draft.save({ details });
      last.current = text;
      if (JSON.stringify(answersNow()) === text) unsaved.forget(id);
    } catch {
      // The state of the draft says so, and it is tried again.
    }
  };
  const noted = useRef(save);
  noted.current = save;

  // Before anybody can type: what is typed first is a change, too.
  useLayoutEffect(() => {
    if (form.current) last.current = JSON.stringify(readAnswers(latest.current.fields, new FormData(form.current)));
  }, [form]);
  useEffect(() => {
    const again = () => void noted.current();
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("online", again);
    };
  }, []);

  return {
    answersNow,
    onTouched: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void noted.current(), rest);
    },
    /** The answers are about to be sent by hand. */
    stop: () => clearTimeout(timer.current),
  };
}
