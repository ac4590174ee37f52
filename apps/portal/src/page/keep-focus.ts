const headings = "h1, h2, h3, h4";

/** The removed node that contained the focused element, its former parent, and the nodes that were added there. */
type Place = { removed: Node; parent: Node; added: readonly Node[] };

/** Returns the place from which an element was removed, or undefined if these changes did not remove it. */
function placeOf(element: Node, records: readonly MutationRecord[]): Place | undefined {
  let removed = element;
  let parent: Node | undefined;
  for (const { removedNodes, target } of records) {
    const root = [...removedNodes].find((node) => node.contains(parent ?? element));
    if (!root) continue;
    removed = root;
    parent = target;
  }
  if (!parent?.isConnected) return undefined;
  const added = records.filter(({ target }) => target === parent).flatMap(({ addedNodes }) => [...addedNodes]);
  return { removed, parent, added: added.filter((node) => node.isConnected) };
}

const headingsIn = (node: Node): HTMLElement[] =>
  node instanceof HTMLElement
    ? [...(node.matches(headings) ? [node] : []), ...node.querySelectorAll<HTMLElement>(headings)]
    : [];

/**
 * Returns the heading in the replacement content that has the same text as the removed heading or, if there is none,
 * the first heading in that content.
 */
function headingInstead({ removed, added }: Place): HTMLElement | undefined {
  const [before] = headingsIn(removed);
  const visibleHeadings = added.flatMap(headingsIn).filter((heading) => heading.getClientRects().length > 0);
  return visibleHeadings.find(({ textContent }) => textContent === before?.textContent) ?? visibleHeadings[0];
}

/** Returns the last heading before the element that contained the removed content. */
const headingAbove = ({ parent }: Place): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(headings)]
    .filter((heading) => heading.compareDocumentPosition(parent) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps focus on the page when the focused element is removed, so that a screen reader says what has replaced it and
 * the next Tab does not start at the top. Focus moves to a heading in the replacement or, if there is none, to the
 * heading above. Returns a cleanup function.
 */
export function keepFocus(): () => void {
  let last: Node | null = null;
  let frame = 0;
  const remember = ({ target }: FocusEvent) => {
    last = target as Node;
  };
  // Pressing an empty part of the page also removes focus. In that case, there is nothing to restore.
  const forget = () =>
    queueMicrotask(() => {
      if (last?.isConnected && isNowhere()) last = null;
    });
  const move = (place: Place) => {
    if (!isNowhere()) return;
    const replacing = headingInstead(place);
    const heading = replacing ?? headingAbove(place);
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: !replacing });
  };
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected) return;
    const place = placeOf(last, records);
    if (!place) return;
    // A page that moves focus itself, in a layout effect, takes precedence.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => move(place));
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", forget);
    observer.disconnect();
  };
}
