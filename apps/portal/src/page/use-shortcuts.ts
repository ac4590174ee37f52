import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../listeners/listeners.ts";
import { deviceStorage } from "../session/browser-storage.ts";

const key = "kwan.shortcuts";
const listeners = createListeners();
let areOn: boolean | undefined;

/**
 * Whether single keys act as shortcuts on this device. People who control the device by voice, or whose hands shake,
 * can turn them off.
 */
export const shortcuts = {
  areOn: (): boolean => {
    areOn ??= deviceStorage.get(key) !== "off";
    return areOn;
  },
  turn(on: boolean): void {
    areOn = on;
    deviceStorage.set(key, on ? "on" : "off");
    listeners.notify();
  },
};

export const useShortcutsAreOn = (): boolean => useSyncExternalStore(listeners.subscribe, shortcuts.areOn, () => true);

const typing = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";

/** Whether a key is meant for something else: a field, an open dialog or menu, or the browser. */
const isTaken = (event: KeyboardEvent): boolean => {
  const target = event.target instanceof Element ? event.target : document.body;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.repeat ||
    target.closest(`${typing}, [role=menu]`) !== null ||
    document.querySelector("dialog[open]") !== null
  );
};

/**
 * Runs an action when its key is pressed anywhere on the page, except while the person is typing.
 *
 * @example
 * useShortcuts({ n: takeNext });
 */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actions[event.key.toLowerCase()];
      if (!act || !shortcuts.areOn() || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
