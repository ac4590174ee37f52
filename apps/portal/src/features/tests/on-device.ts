import { deviceStorage } from "../../session/browser-storage.ts";

/** The prefix of the storage keys. All keys that start with `kwan.unsaved` are deleted when the person logs out. */
const prefix = "kwan.unsaved.test.";

/** Keeps the strings in memory if the browser has no storage, for as long as the page is open. */
const unstored = new Map<string, string>();

/** Strings that are stored on this device by name. They survive a reload, a crash and a loss of network. */
export const onDevice = {
  get: (name: string): string | undefined => deviceStorage.get(prefix + name) ?? unstored.get(name),
  put(name: string, text: string): void {
    if (!deviceStorage.set(prefix + name, text)) unstored.set(name, text);
  },
  remove(name: string): void {
    unstored.delete(name);
    deviceStorage.set(prefix + name, undefined);
  },
  /** Returns the names of the stored strings that start with this prefix. */
  names(start: string): string[] {
    let stored: string[] = [];
    try {
      stored = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    } catch {
      // Without storage, only the names in memory are known.
    }
    return [...new Set([...stored, ...unstored.keys()])].filter((name) => name.startsWith(start));
  },
  /** Calls the callback when another tab changes an entry with this prefix. Returns a function that unsubscribes. */
  onChange(start: string, changed: () => void): () => void {
    const look = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix + start)) changed();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  },
};
