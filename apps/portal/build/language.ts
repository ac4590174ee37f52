import { type Language, languages } from "@kwan/domain/language";
import type { Plugin } from "vite";

/** Returns the root path of a language: "/" for English, and the language code for every other language. */
export const baseOf = (language: Language): string => (language === languages[0] ? "/" : `/${language}/`);

/**
 * Limits a build to one language. The language of its messages is known at compile time, so the bundler drops the
 * messages in all other languages.
 *
 * @example
 * await build({ base: baseOf("fr"), plugins: [inOneLanguage("fr")] });
 */
export const inOneLanguage = (language: Language): Plugin => ({
  name: "in-one-language",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/src/catalogues/runtime.js")
      ? `export const getLocale = () => "${language}";\nexport const experimentalStaticLocale = "${language}";`
      : undefined,
  transform(code, id) {
    if (!id.endsWith("/domain/src/language.ts")) return undefined;
    const spoken = code.replace('=> "en"', `=> "${language}"`);
    if (!spoken.includes(`=> "${language}"`)) throw new Error(`${id} no longer says where the language comes from.`);
    return spoken;
  },
});
