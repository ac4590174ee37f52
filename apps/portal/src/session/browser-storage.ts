/** Returns the result, or undefined if there is none because storage is blocked or full, or the text is not JSON. */
const tried = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * Returns an interface to one of the browser's storages. If storage is blocked or full, values are kept in memory if
 * `isWork`. Otherwise nothing is stored, and reading returns nothing.
 */
const storageNamed = (name: "localStorage" | "sessionStorage", isWork = false) => {
  const memory = new Map<string, string>();
  const get = (key: string): string | undefined =>
    memory.get(key) ?? tried(() => globalThis[name].getItem(key)) ?? undefined;
  /** Stores a string, or removes the stored string if the value is `undefined`. */
  const set = (key: string, text: string | undefined): void => {
    memory.delete(key);
    const isDone = tried(() => {
      if (text === undefined) globalThis[name].removeItem(key);
      else globalThis[name].setItem(key, text);
      return true;
    });
    if (isWork && !isDone && text !== undefined) memory.set(key, text);
  };
  return {
    get,
    set,
    /** Returns a value that `write` has stored, or undefined if there is none or it is not JSON. */
    read: <Value>(key: string): Value | undefined =>
      tried(() => JSON.parse(get(key) ?? "null") as Value | null) ?? undefined,
    write: (key: string, value: object): void => set(key, JSON.stringify(value)),
    /** Returns the keys of the stored values that start with this text. */
    keys: (start: string): string[] =>
      Object.keys({ ...tried(() => globalThis[name]), ...Object.fromEntries(memory) }).filter((key) =>
        key.startsWith(start),
      ),
  };
};

/**
 * The storage that all tabs share. Its values are kept until they are removed.
 *
 * @example
 * deviceStorage.write("kwan.form.address", fields);
 * deviceStorage.read<Fields>("kwan.form.address");
 */
export const deviceStorage = /* @__PURE__ */ storageNamed("localStorage");

/**
 * The same storage, for what a person would lose: answers that the server does not have yet, and payments that are in
 * progress. If the browser cannot store them, they are kept while the page is open.
 */
export const workStorage = /* @__PURE__ */ storageNamed("localStorage", true);

/** The storage of one tab. Its values are kept until the tab is closed. */
export const tabStorage = /* @__PURE__ */ storageNamed("sessionStorage");

/**
 * Calls the function when another tab has changed a value whose key starts with this text, or has removed all values.
 * Returns a function that unsubscribes.
 */
export function onOtherTab(start: string, changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(start)) changed();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
