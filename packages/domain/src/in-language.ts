/** What a row says, as messages. */
type Messages = Readonly<Record<string, () => string>>;

/**
 * A table of texts that are read in the language of the moment: a server writes each text for its reader.
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
