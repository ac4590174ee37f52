/** The prefix of unsaved work, which is deleted when a person logs out. */
const prefix = "kwan.unsaved.test.";

/** Keeps the texts where the browser has no storage, as long as the page is open. */
const unstored = new Map<string, string>();

/** Named texts on this device, which survive a reload, a crash and an hour without a network. */
export const onDevice = {
  get(name: string): string | undefined {
    try {
      return localStorage.getItem(prefix + name) ?? unstored.get(name);
    } catch {
      return unstored.get(name);
    }
  },
  put(name: string, text: string): void {
    try {
      localStorage.setItem(prefix + name, text);
    } catch {
      unstored.set(name, text);
    }
  },
  remove(name: string): void {
    unstored.delete(name);
    try {
      localStorage.removeItem(prefix + name);
    } catch {
      // Without storage, there is nothing else to remove.
    }
  },
  /** The names with this prefix. */
  names(start: string): string[] {
    let stored: string[] = [];
    try {
      stored = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    } catch {
      // Without storage, only the names in memory are known.
    }
    return [...new Set([...stored, ...unstored.keys()])].filter((name) => name.startsWith(start));
  },
  /** Calls back when another tab changes an entry with this prefix. Returns a function that unsubscribes. */
  onChange(start: string, changed: () => void): () => void {
    const look = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix + start)) changed();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  },
};
