import type { languages } from "@kwan/domain/language";

/** The name of each language, in the language itself. */
export const languageNames = { en: "English", fr: "Français" } as const satisfies Record<
  (typeof languages)[number],
  string
>;
