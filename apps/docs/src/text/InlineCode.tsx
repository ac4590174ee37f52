/** A sentence in which names in backticks are code. */
export function InlineCode({ children }: { children: string }) {
  return children.split("`").map((text, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names, and the page is rendered once.
    at % 2 === 1 ? <code key={at}>{text}</code> : text,
  );
}
