/** What is kept of a test: it goes with all unsaved work when somebody logs out. */
const prefix = "kwan.unsaved.test.";

/** Without storage it is kept for as long as the page is open. */
const unstored = new Map<string, string>();

/** Small texts by name, kept on this device: they outlive a reload, a crash and an hour without a network. */
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
      // There is nothing in it.
    }
  },
  /** The names that begin with this. */
  names(start: string): string[] {
    let stored: string[] = [];
    try {
      stored = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    } catch {
      // As above.
    }
    return [...new Set([...stored, ...unstored.keys()])].filter((name) => name.startsWith(start));
  },
  /** Calls when another tab has changed what begins with this; answers how to stop. */
  onChange(start: string, changed: () => void): () => void {
    const look = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix + start)) changed();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  },
};
