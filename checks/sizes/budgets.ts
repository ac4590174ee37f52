/** What a browser may have to load: a row bundles its code as a page would and compares the gzipped bytes. */
export type Budget = {
  name: string;
  /** The package in whose folder the code is bundled, so that its dependencies resolve. Its build must be a task of //#sizes. */
  from: string;
  /** The module to bundle, minified, from the built packages. */
  code: string;
  /** What the page has anyway: it is not counted. */
  over?: readonly string[];
  /** At most so many bytes, gzipped. */
  most: number;
};

export const budgets: readonly Budget[] = [
  // 12,000 until dates and amounts said in words what is wrong with a value that they can't take.
  { name: "@kwan/domain, whole root", from: "domain", code: 'export * from "@kwan/domain"', most: 12_500 },
  {
    name: "@kwan/sdk, one noun with zod/mini",
    from: "sdk",
    code: 'export { branches, createKwanWith } from "@kwan/sdk"',
    most: 25_000,
  },
  { name: "@kwan/sdk, every noun", from: "sdk", code: 'export { createKwan } from "@kwan/sdk"', most: 56_000 },
  { name: "@kwan/signs, every drawing", from: "signs", code: 'export * from "@kwan/signs"', most: 30_000 },
  {
    name: "@kwan/signs, one sign",
    from: "signs",
    code: 'import { children, svgOf } from "@kwan/signs"; console.log(svgOf(children))',
    most: 3_000,
  },
  {
    name: "@kwan/ui, Button, TextInput, Select, Dialog and toasts over React",
    from: "ui",
    code: 'export { Button, createToaster, Dialog, Select, TextInput, Toasts } from "@kwan/ui"',
    most: 20_000,
    over: ["react", "react-dom", "react/jsx-runtime"],
  },
  {
    name: "@kwan/ui, Button over React",
    from: "ui",
    code: 'export { Button } from "@kwan/ui"',
    most: 3_500,
    over: ["react", "react-dom", "react/jsx-runtime"],
  },
];
