import { Fragment, type ReactNode } from "react";

/**
 * A message with elements in it, so that a sentence stays whole for its translators. Texts and numbers are given to the
 * message as they are.
 *
 * @example
 * withParts(m.auth_code_sent, { contact: <strong>ama@example.com</strong> });
 */
export function withParts<Words extends object>(
  message: (words: Words) => string,
  parts: { readonly [Name in keyof Words]: ReactNode },
): ReactNode {
  const given: [string, ReactNode][] = Object.entries(parts);
  const words = given.map(([name, part]) => [
    name,
    typeof part === "string" || typeof part === "number" ? part : `\u0002${name}\u0003`,
  ]);
  const elements = new Map(given);
  return message(Object.fromEntries(words))
    .split(/[\u0002\u0003]/)
    .map((piece, at) => (at % 2 === 1 ? <Fragment key={piece}>{elements.get(piece)}</Fragment> : piece));
}
