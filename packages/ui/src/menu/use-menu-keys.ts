import { type KeyboardEvent, type RefObject, useRef } from "react";
import { findTyped, pause } from "./type-ahead.ts";

export const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>("[role='menuitem']") ?? []),
];

/** Handles the keys inside an open menu, following the ARIA menu pattern. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, close: () => void) {
  const typed = useRef({ text: "", at: 0 });
  return (event: KeyboardEvent) => {
    const items = itemsOf(menu.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (Math.max(at, 0) - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) items[step]?.focus();
    else if (event.key === "Escape") close();
    else if (event.key === "Tab") return close();
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const isOneWord = event.timeStamp - typed.current.at < pause;
      typed.current = { text: (isOneWord ? typed.current.text : "") + event.key, at: event.timeStamp };
      const labels = items.map((item) => item.textContent ?? "");
      items[findTyped(labels, at, typed.current.text)]?.focus();
    } else return;
    event.preventDefault();
  };
}
