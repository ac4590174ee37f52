/** The frame that contains this story on a documentation page, if there is one. */
export const frame = window.frameElement?.id.startsWith("iframe--") ? window.frameElement : undefined;

const isElement = (node: Element | null | undefined): node is HTMLElement => Boolean(node && "blur" in node);

/** How long one story can prevent the others from playing, in milliseconds. */
const longest = 10_000;

// A story that plays in a frame moves focus. Do not scroll the page around the frame to the focused element, because
// someone may be reading that page.
if (frame) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = function scrollInFrame() {
    window.scrollBy(0, this.getBoundingClientRect().top);
  };
}

let end = () => {};

/**
 * Waits until no other frame on the page is playing, because two stories that play at the same time would take focus
 * from each other.
 */
export async function waitForTurn(): Promise<void> {
  if (!frame) return;
  const before = frame.ownerDocument.activeElement;
  await new Promise<void>((begin) => {
    void navigator.locks.request("playing", () => {
      begin();
      return new Promise<void>((done) => {
        end = done;
        setTimeout(done, longest);
      });
    });
  });
  const done = end;
  end = () => {
    done();
    // Return focus to where it was before.
    if (frame.ownerDocument.activeElement !== frame || !isElement(frame)) return;
    frame.blur();
    if (isElement(before) && before !== frame) before.focus({ preventScroll: true });
  };
}

export const endTurn = (): void => end();
