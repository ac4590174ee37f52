/**
 * Creates a record whose entries are created on first use and then kept, so that unused entries are never created.
 *
 * @example
 * const squares = lazily({ two: () => 2 ** 2, three: () => 3 ** 2 });
 * squares.two; // 4
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const record = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[]) {
    const get = () => {
      const value = makers[key]();
      Object.defineProperty(record, key, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(record, key, { get, enumerable: true, configurable: true });
  }
  return record;
}

/**
 * Creates a record like `lazily`, but with the same function for all entries.
 *
 * @example
 * const squares = lazyTable(["1", "2"], (text) => Number(text) ** 2);
 * squares["2"]; // 4
 */
/* @__NO_SIDE_EFFECTS__ */
export const lazyTable = <K extends string, V>(
  keys: readonly K[],
  make: (key: K, index: number) => V,
): Readonly<Record<K, V>> =>
  lazily(Object.fromEntries(keys.map((key, index) => [key, () => make(key, index)])) as Record<K, () => V>);
