import { type Language, languages } from "@kwan/domain/language";
import type { Plugin } from "vite";

/** Where the pages of a language are: English at the root, every other one below its code. */
export const baseOf = (language: Language): string => (language === languages[0] ? "/" : `/${language}/`);

/**
 * Makes a build speak one language: its messages know it while they are compiled, so the bundler leaves out all others.
 *
 * @example
 * await build({ base: baseOf("fr"), plugins: [inOneLanguage("fr")] });
 */
export const inOneLanguage = (language: Language): Plugin => ({
  name: "in-one-language",
  enforce: "pre",
  load(id) {
    if (id.endsWith("/src/catalogues/runtime.js"))
      return `export const getLocale = () => "${language}";\nexport const experimentalStaticLocale = "${language}";`;
    if (id.endsWith("/domain/src/language.ts"))
      return `export const languages = ${JSON.stringify(languages)};\nexport const getLanguage = () => "${language}";\nexport { inLanguage } from "./in-language.ts";`;
    return undefined;
  },
});
