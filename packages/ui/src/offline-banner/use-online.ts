import { useSyncExternalStore } from "react";

const events = ["online", "offline"] as const;

const subscribe = (changed: () => void) => {
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
};

/** Whether the device has a network, as the browser sees it. A server takes every page to be online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
