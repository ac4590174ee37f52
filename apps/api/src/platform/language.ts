import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, languages, setLanguageSource } from "@kwan/domain/language";

const [first] = languages;
const store = new AsyncLocalStorage<Language>();

// Work without a language of its own, such as a job, uses English.
setLanguageSource(() => store.getStore() ?? first);

/** Runs work in a language. All messages from the work, and from everything that it awaits, are in that language. */
export const inLanguage = <T>(language: Language, work: () => T): T => store.run(language, work);

/** Runs work once in each language, and returns the results by language. */
export const inEachLanguage = <T>(work: () => T) =>
  Object.fromEntries(languages.map((language) => [language, inLanguage(language, work)])) as Record<Language, T>;

export const isLanguage = (text: unknown): text is Language => languages.some((each) => each === text);

/** Returns the path prefix of a language: empty for English, the language code for all others. */
export const baseOf = (language: Language): string => (language === first ? "" : `/${language}`);

/**
 * Returns the supported language that a request prefers.
 *
 * @example
 * acceptedLanguage("de, fr-CI;q=0.8, en;q=0.5"); // "fr"
 */
export function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined) return first;
  const ranges = header
    .slice(0, 500)
    .split(",")
    .flatMap((range) => {
      const [tag = "", ...parameters] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = Number(parameters.find((each) => each.startsWith("q="))?.slice(2) ?? 1);
      const language = tag === "*" ? first : tag.split("-")[0];
      return isLanguage(language) && quality > 0 ? [{ language, quality }] : [];
    });
  // The sort is stable, so the first of several equal preferences wins.
  return ranges.sort((one, other) => other.quality - one.quality)[0]?.language ?? first;
}
