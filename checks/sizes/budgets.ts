/**
 * A size limit for code in a browser. Each row bundles its code as a page would, and compares the gzipped size with the
 * limit.
 */
export type Budget = {
  name: string;
  /**
   * The package in whose folder the code is bundled, so that its dependencies resolve. The Turborepo task //#sizes must
   * depend on the build of that package.
   */
  from: string;
  /** The module to bundle and minify, from the built packages. */
  code: string;
  /** Modules that the page loads anyway, so they do not count towards the limit. */
  over?: readonly string[];
  /** The maximum number of bytes, gzipped. */
  max: number;
};

export const budgets: readonly Budget[] = [
  // The size was 12,500 bytes before there were texts in English and French. Half of the increase is the second
  // language, which a build for one language leaves out (decision 16). The table of scopes added 500 bytes.
  // dayjs, which does the calendar, is 4 kB of this. The scopes of enquiries, complaints and notices added 30 bytes.
  { name: "@kwan/domain, whole root", from: "domain", code: 'export * from "@kwan/domain"', max: 20_350 },
  {
    name: "@kwan/sdk, one noun with zod/mini",
    from: "sdk",
    code: 'export { branches, createKwanWith } from "@kwan/sdk"',
    // ky, which sends the requests, is 9 kB of this. What programs can read, which a call names, added 0.03 kB, and
    // the hours and closures of a branch 0.3 kB.
    max: 26_250,
  },
  // ky is 9 kB of this. The rules of eligibility, and dayjs with them, are not part of it. Two calls of imports and the reasons
  // for opening files added 0.1 kB; the calls that reverse a decision, confirm an enrolment and check a lesson 0.2 kB;
  // the powers of staff, which a call names next to its access, 0.4 kB; the calls that confirm lessons with a code or at the
  // counter, and the one that asks for a refund, 0.5 kB. The books, the lessons that instructors sign, the identity files and the
  // cancelling of a payment added 1.6 kB.
  // What it means if an older server leaves a field out, and the support at an appointment, added 0.3 kB. The calls for programs of
  // other teams added 0.3 kB. The calls for questions and complaints and for notices, and the closures of a branch, added 1.7 kB.
  { name: "@kwan/sdk, every noun", from: "sdk", code: 'export { createKwan } from "@kwan/sdk"', max: 65_450 },
  { name: "@kwan/signs, every drawing", from: "signs", code: 'export * from "@kwan/signs"', max: 30_000 },
  {
    name: "@kwan/signs, one sign",
    from: "signs",
    code: 'import { children, svgOf } from "@kwan/signs"; console.log(svgOf(children))',
    max: 3_000,
  },
  {
    name: "@kwan/ui, Button, TextInput, Select, Dialog and toasts over React",
    from: "ui",
    code: 'export { Button, createToaster, Dialog, Select, TextInput, Toasts } from "@kwan/ui"',
    // The library of the toasts is 9 kB of this.
    max: 17_000,
    over: ["react", "react-dom", "react/jsx-runtime"],
  },
  {
    name: "@kwan/ui, Button, TextInput, Select and Dialog over React",
    from: "ui",
    code: 'export { Button, Dialog, Select, TextInput } from "@kwan/ui"',
    max: 8_000,
    over: ["react", "react-dom", "react/jsx-runtime"],
  },
  // Button draws its icon itself, which added 0.2 kB. Every page with an icon has this part anyway.
  {
    name: "@kwan/ui, Button over React",
    from: "ui",
    code: 'export { Button } from "@kwan/ui"',
    max: 3_700,
    over: ["react", "react-dom", "react/jsx-runtime"],
  },
];
