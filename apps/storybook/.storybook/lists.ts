/**
 * Fails for lists with hidden markers and no role, because Safari would not tell screen readers that they are lists.
 */
export function expectListsToBeLists(canvas: HTMLElement): void {
  const dropped = [...canvas.ownerDocument.body.querySelectorAll("ul:not([role]), ol:not([role])")].filter(
    (list) => !list.closest("nav") && getComputedStyle(list).listStyleType === "none",
  );
  if (dropped.length > 0)
    throw new Error(
      `VoiceOver would not call this a list. Use plainList:\n${dropped.map(({ outerHTML }) => outerHTML).join("\n")}`,
    );
}
