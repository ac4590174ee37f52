import { useEffect, useRef, useState } from "react";
import type { Toast } from "./toaster.ts";

/** How long focus has to stay in one place before a toast is announced, in milliseconds. */
const quietMs = 1000;

const nothing = { polite: "", urgent: "" };

const inWords = (toasts: readonly Toast[]) => toasts.map(({ title, message }) => `${title}: ${message}`).join(" ");

/**
 * Returns what a screen reader should announce about the toasts: errors as `urgent`, all others as `polite`. A toast is
 * announced only once focus has stayed in one place for a moment, because otherwise its announcement and the newly
 * focused element's would interrupt each other.
 */
export function useAnnouncements(toasts: readonly Toast[]): typeof nothing {
  const [text, setText] = useState(nothing);
  const waiting = useRef<readonly Toast[]>([]);
  const last = useRef<readonly Toast[]>([]);
  useEffect(() => {
    waiting.current = [...waiting.current, ...toasts.filter((toast) => !last.current.includes(toast))];
    last.current = toasts;
    if (waiting.current.length === 0) {
      if (toasts.length === 0) setText(nothing);
      return;
    }
    const say = () => {
      const urgent = waiting.current.filter(({ type }) => type === "error");
      const polite = waiting.current.filter(({ type }) => type !== "error");
      waiting.current = [];
      setText({ polite: inWords(polite), urgent: inWords(urgent) });
    };
    let timer = setTimeout(say, quietMs);
    const wait = () => {
      clearTimeout(timer);
      if (waiting.current.length > 0) timer = setTimeout(say, quietMs);
    };
    document.addEventListener("focusin", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", wait);
    };
  }, [toasts]);
  return text;
}
