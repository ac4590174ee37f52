/**
 * A table whose entries are made when they are first asked for, and then stay: who imports it does not pay for what is
 * never used of it.
 *
 * @example
 * const squares = lazyTable(["1", "2"], (text) => Number(text) ** 2);
 * squares["2"]; // 4
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyTable<K extends string, V>(
  keys: readonly K[],
  make: (key: K, index: number) => V,
): Readonly<Record<K, V>> {
  const table = {};
  for (const [index, key] of keys.entries()) {
    const get = () => {
      const value = make(key, index);
      Object.defineProperty(table, key, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(table, key, { get, enumerable: true, configurable: true });
  }
  return table as Readonly<Record<K, V>>;
}
