import { Fragment, type ReactNode } from "react";

/**
 * Puts elements into a message: a word in braces that is left in the text becomes the element of that name.
 *
 * @example
 * withParts(m.home_no_applications({ link: "{link}" }), { link: <Link href={href}>{text}</Link> });
 */
export const withParts = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order.
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)}</Fragment>);
