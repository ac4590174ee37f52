import type { Fault, House } from "./faults.ts";

/** Stylesheets, in TypeScript and in CSS. */
const stylesheets = /^(packages|apps)\/.+(\.css\.ts|\.css)$/;

/** Properties and values that name the left or the right, and do not turn round in languages that are read right to left. */
const physical = [
  /\b(?:margin|padding|border)(?:Left|Right)\w*(?=:)/,
  /\b(?:margin|padding|border)-(?:left|right)[\w-]*(?=:)/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius(?=:)/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius(?=:)/,
  /(?<![\w-])(?:left|right)(?=:)/,
  /\b(?:textAlign|text-align|float|clear): ?"?(?:left|right)\b/,
];

/** Places that stay on one side, each with its reason. */
const exceptions: readonly (readonly [path: string, text: string, reason: string])[] = [
  ["packages/ui/src/toast/Toasts.css.ts", "right", "toasts are at the top right in every language (R-FRM-09)"],
  ["packages/ui/src/toast/Toasts.css.ts", "marginRight", "toasts are at the top right in every language (R-FRM-09)"],
  [
    "packages/ui/src/field/Field.css.ts",
    'float: "left',
    "the legend has the whole line, and old browsers know no other",
  ],
];

/** Checks that stylesheets name the start and the end of a line, not the left and the right. */
export function directionFaults(house: House): Fault[] {
  return [...house].flatMap(([path, text]) => {
    if (!stylesheets.test(path)) return [];
    return text.split("\n").flatMap((line, at) => {
      if (/^\s*(\/\/|\/?\*)/.test(line)) return [];
      const names = physical.flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
      return names
        .filter((name) => !exceptions.some(([file, exception]) => file === path && exception === name))
        .map((name) => ({
          rule: "directions",
          path,
          says: `has "${name}" in line ${at + 1}: write the logical property, such as marginInlineStart.`,
        }));
    });
  });
}
