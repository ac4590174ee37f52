import { Fragment, type ReactNode } from "react";

/** A private-use character, which no language uses. It marks where an element goes. */
const mark = "\ue000";

/**
 * Renders a message that contains elements, so that translators see whole sentences. Strings and numbers are passed to
 * the message unchanged.
 *
 * @example
 * withParts(m.auth_code_sent, { contact: <strong>ama@example.com</strong> });
 */
export function withParts<Words extends object>(
  message: (words: Words) => string,
  parts: { readonly [Name in keyof Words]: ReactNode },
): ReactNode {
  const entries: [string, ReactNode][] = Object.entries(parts);
  const words = entries.map(([name, part]) => [
    name,
    typeof part === "string" || typeof part === "number" ? part : mark + name + mark,
  ]);
  const elements = new Map(entries);
  return message(Object.fromEntries(words))
    .split(mark)
    .map((piece, at) => (at % 2 === 1 ? <Fragment key={piece}>{elements.get(piece)}</Fragment> : piece));
}
