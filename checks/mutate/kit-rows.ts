// Mutations of the kit's styles and markup. `node checks/mutate/kit.ts` runs the stories, the pictures and the emulated tests
// that should notice them.
import type { Row } from "./row.ts";

/** The classes of mutations of the kit: what is lost. */
export const kitClasses = [
  "focus",
  "hover",
  "forced colours",
  "print",
  "motion",
  "direction",
  "targets",
  "contrast",
  "keys",
  "reset",
  "names",
] as const;

export type KitRow = Omit<Row, "class"> & { readonly of: (typeof kitClasses)[number] };

const styles = { files: ["packages/ui/src/*/*.css.ts"], except: ["packages/ui/src/theme/**"] } as const;
const markup = { files: ["packages/ui/src/*/*.{ts,tsx}"], except: ["**/*.{stories.tsx,css.ts}"] } as const;
const themes = { files: ["packages/ui/src/theme/{light,dark,high-contrast,high-contrast-dark}.ts"] } as const;

export const kitRows: readonly KitRow[] = [
  {
    ...styles,
    of: "focus",
    name: "the focus ring is missing",
    find: /"&:focus-visible": focusRing/g,
    to: '"&:focus-visible": { outline: "none" }',
    places: 10,
    take: 10,
  },
  {
    ...styles,
    of: "hover",
    name: "nothing changes under the pointer",
    find: /\[media\.hover\]/g,
    to: '["(hover: hover) and (max-width: 1px)"]',
    places: 8,
  },
  {
    ...styles,
    of: "forced colours",
    name: "a rule for forced colours is missing",
    find: /\[media\.forcedColours\]/g,
    to: '["(forced-colors: active) and (max-width: 1px)"]',
    places: 10,
  },
  {
    ...styles,
    of: "print",
    name: "a rule for paper is missing",
    find: /\[media\.print\]/g,
    to: '["print and (max-width: 1px)"]',
    places: 5,
  },
  {
    ...styles,
    of: "motion",
    name: "something moves for nine seconds",
    find: /\$\{vars\.motion\.(?:calm|quick)\}/g,
    to: "9s",
    // No script can read the style of this part of a progress bar.
    skip: /webkit-progress-value/,
    places: 8,
  },
  {
    ...styles,
    of: "direction",
    name: "a side is the left or the right",
    find: /(margin|padding|border)InlineStart/g,
    to: "$1Left",
    places: 5,
    take: 5,
  },
  {
    ...styles,
    // A skeleton is no target, and the head of a table is as high as its buttons.
    except: [...styles.except, "packages/ui/src/{skeleton,data-table}/**"],
    of: "targets",
    name: "a target is too small for a finger",
    find: /vars\.target\.standard/g,
    to: '"1.5rem"',
    places: 10,
    take: 8,
  },
  {
    ...themes,
    of: "contrast",
    name: "text is too faint",
    find: /(link|secondary|error): "#[\da-f]{6}"/g,
    to: '$1: "#808080"',
    places: 8,
    take: 6,
  },
  {
    files: ["packages/ui/src/theme/dark.ts"],
    of: "contrast",
    name: "a line cannot be seen on a dark page",
    find: /subtle: "#[\da-f]{6}"/g,
    to: 'subtle: "#15130f"',
  },
  {
    files: ["packages/ui/src/theme/light.ts"],
    of: "contrast",
    name: "a line cannot be seen on a light page",
    find: /subtle: "#[\da-f]{6}"/g,
    to: 'subtle: "#faf7f2"',
  },
  {
    ...markup,
    of: "keys",
    name: "a key does nothing",
    find: /event\.key === "\w+"/g,
    to: 'event.key === "F13"',
    places: 8,
    take: 8,
  },
  {
    ...markup,
    of: "reset",
    name: "a form cannot be reset",
    find: /useFormReset\((\w+(?:\.ref)?), \(\) =>/g,
    to: "useFormReset($1, () => undefined, () =>",
    places: 3,
    take: 3,
  },
  {
    ...markup,
    of: "names",
    name: "a screen reader is not told",
    find: /aria-(invalid|current|expanded|describedby|pressed|selected|live|busy|labelledby)=/g,
    to: "data-not-$1=",
    places: 15,
    take: 10,
  },
];
