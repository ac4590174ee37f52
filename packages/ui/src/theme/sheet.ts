import type { Rule } from "./rules.ts";

/** Writes rules as a stylesheet. */
export const sheetOf = (rules: readonly Rule[]): string =>
  rules
    .map(({ selector, media, declarations }) => {
      const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
      const rule = `${selector} {\n${lines.join("")}}\n`;
      return media ? `@media ${media} {\n${rule}}\n` : rule;
    })
    .join("");
