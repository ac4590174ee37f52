import { useSyncExternalStore } from "react";

const events = ["online", "offline"] as const;

const subscribe = (changed: () => void) => {
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
};

/** Returns whether the browser reports that the device is online. Always true during server rendering. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
