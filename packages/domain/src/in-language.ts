/** The messages of a table, by name. */
type Messages = Readonly<Record<string, () => string>>;

/**
 * A table of texts in the current language, read on each access, because a server writes each text for its reader.
 *
 * @example
 * const titles = inLanguage({ delivery: m.fees_delivery });
 * titles.delivery; // "Home delivery", or "Livraison à domicile"
 */
export function inLanguage<T extends Messages>(messages: T): { readonly [Name in keyof T]: string } {
  const texts = {};
  for (const [name, get] of Object.entries(messages)) Object.defineProperty(texts, name, { get, enumerable: true });
  return texts as { readonly [Name in keyof T]: string };
}
