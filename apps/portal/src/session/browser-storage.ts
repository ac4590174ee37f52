/** A storage of the browser. It may be forbidden or full: then nothing is stored, and nothing is found in it. */
const storageNamed = (name: "localStorage" | "sessionStorage") => {
  const get = (key: string): string | undefined => {
    try {
      return globalThis[name].getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  /** Stores a text, or removes it if it is `undefined`. Returns false if the browser does not store it. */
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
    /** Returns what `write` has stored. Anything that is not JSON counts as nothing. */
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
 * Shared by all tabs, and kept until it is removed.
 *
 * @example
 * deviceStorage.write("kwan.profile", answers);
 * deviceStorage.read<Answers>("kwan.profile");
 */
export const deviceStorage = /* @__PURE__ */ storageNamed("localStorage");

/** Kept for one tab, until it is closed. */
export const tabStorage = /* @__PURE__ */ storageNamed("sessionStorage");
