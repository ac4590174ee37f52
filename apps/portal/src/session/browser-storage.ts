/**
 * Returns an interface to one of the browser's storages. If storage is blocked or full, nothing is stored, and reading
 * returns nothing.
 */
const storageNamed = (name: "localStorage" | "sessionStorage") => {
  const get = (key: string): string | undefined => {
    try {
      return globalThis[name].getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  /**
   * Stores a string, or removes the stored string if the value is `undefined`. Returns false if the browser could not
   * store it.
   */
  const set = (key: string, text: string | undefined): boolean => {
    try {
      if (text === undefined) globalThis[name].removeItem(key);
      else globalThis[name].setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    get,
    set,
    /** Returns a value that `write` has stored, or undefined if there is none or it is not JSON. */
    read<Value>(key: string): Value | undefined {
      try {
        return (JSON.parse(get(key) ?? "null") as Value | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key: string, value: object): boolean => set(key, JSON.stringify(value)),
  };
};

/**
 * The storage that all tabs share. Its values are kept until they are removed.
 *
 * @example
 * deviceStorage.write("kwan.profile", answers);
 * deviceStorage.read<Answers>("kwan.profile");
 */
export const deviceStorage = /* @__PURE__ */ storageNamed("localStorage");

/** The storage of one tab. Its values are kept until the tab is closed. */
export const tabStorage = /* @__PURE__ */ storageNamed("sessionStorage");
