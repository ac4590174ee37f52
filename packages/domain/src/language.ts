/** The languages in which every message is available, in display order. To add one, see docs/translating.md. */
export const languages = ["en", "fr"] as const;

export type Language = (typeof languages)[number];

let source = (): Language => "en";

/** Returns the current language of messages. */
export const getLanguage = (): Language => source();

/**
 * Sets the function that returns the current language. A page has a single language, and a server has one language per
 * request.
 *
 * @example
 * setLanguageSource(() => requestContext.getStore()?.language ?? "en");
 */
export const setLanguageSource = (read: () => Language): void => {
  source = read;
};

export { inLanguage, type Messages, type Text, type Texts } from "./in-language.ts";
