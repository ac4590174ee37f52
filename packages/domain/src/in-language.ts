/** A string, or a message that is rendered in the current language each time it is needed. */
export type Text = string | (() => string);

/** Returns a string unchanged, or renders a message in the current language. */
export const textOf = (text: Text): string => (typeof text === "string" ? text : text());

/** Returns the zod parameter that sets an error message. The message is rendered when the check fails. */
export const errorOf = (text: Text): { error: () => string } => ({ error: () => textOf(text) });

/** Messages by property name. Properties without a message are left out. */
export type Messages = Readonly<Record<string, Text | undefined>>;

/** Messages rendered as strings, by property name. */
export type Texts<M extends Messages> = { readonly [Name in keyof M]: M[Name] extends undefined ? undefined : string };

/**
 * Creates an object whose messages are in the current language. Each access renders the message again, because each
 * request to a server can have a different language. To copy the object, use `copyInLanguage` and not a spread.
 *
 * @example
 * const titles = inLanguage({ delivery: m.fees_delivery });
 * titles.delivery; // "Home delivery", or "Livraison à domicile"
 */
export function inLanguage<const M extends Messages, const O extends object = object>(
  messages: M,
  properties?: O,
): Texts<M> & O {
  const object = { ...properties };
  for (const [name, text] of Object.entries(messages))
    if (text !== undefined) Object.defineProperty(object, name, { get: () => textOf(text), enumerable: true });
  return object as Texts<M> & O;
}

/** Copies an object, and adds or replaces properties. The messages of the copy are still rendered on each access. */
export const copyInLanguage = <T extends object, const O extends object>(object: T, properties: O): T & O =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(object),
      ...Object.getOwnPropertyDescriptors(properties),
    },
  ) as T & O;
