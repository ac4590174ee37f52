/**
 * Adds methods that the browser lacks. This file contains the methods that our code or its libraries use, and that the
 * oldest supported browsers (Chrome 90, Safari 15.4 and Firefox 100) do not have. TypeScript rejects newer methods
 * (`lib` in tsconfig.base.json), and a test checks the built files.
 */
function add(holder: object, methods: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(methods))
    if (!(name in holder)) Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

const at = function <T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
};

type Test = (value: unknown, index: number, array: unknown[]) => unknown;

add(Array.prototype, {
  at,
  findLastIndex(this: unknown[], test: Test) {
    for (let index = this.length - 1; index >= 0; index -= 1) if (test(this[index], index, this)) return index;
    return -1;
  },
  findLast(this: unknown[], test: Test) {
    return this[this.findLastIndex(test)];
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
});
add(String.prototype, { at });
add(Object, {
  hasOwn: (holder: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(holder, name) !== undefined,
});
// Safari before 16 submits a form only if one of its buttons is pressed.
add(HTMLFormElement.prototype, {
  requestSubmit(this: HTMLFormElement, button?: HTMLElement) {
    (button ?? this.querySelector<HTMLElement>("[type=submit]"))?.click();
  },
});
