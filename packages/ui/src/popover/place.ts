/** An element's position on the screen, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

export type Placement = {
  /** The preferred side of the anchor. */
  side: "above" | "below";
  /** The edge of the anchor to align with. */
  align: "left" | "middle" | "right";
  /** The distance from the anchor. */
  gap: number;
};

/** The minimum distance from the edge of the screen. */
const edge = 8;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Returns the height of the larger room above or below an anchor.
 *
 * @example
 * freeSpace(field.getBoundingClientRect(), document.documentElement.clientHeight, 4);
 */
export const freeSpace = ({ top, height }: Box, screenHeight: number, gap: number): number =>
  Math.max(top, screenHeight - top - height) - gap - edge;

/**
 * Returns the position of a panel next to its anchor. A panel that fits on the screen is moved so that all of it is
 * visible. The panel goes on the preferred side, or on the opposite side if only that side has room.
 *
 * @example
 * const [panel, screen] = [{ width: 200, height: 300 }, { width: 360, height: 740 }];
 * place(button.getBoundingClientRect(), panel, screen, { side: "below", align: "left", gap: 4 });
 */
export function place(anchor: Box, panel: Size, screen: Size, { side, align, gap }: Placement) {
  const above = anchor.top - gap - panel.height;
  const below = anchor.top + anchor.height + gap;
  const fits = { above: above >= edge, below: below + panel.height <= screen.height - edge };
  const other = side === "above" ? "below" : "above";
  const usedSide = !fits[side] && fits[other] ? other : side;
  const spare = anchor.width - panel.width;
  const shift = { left: 0, middle: spare / 2, right: spare };
  return {
    left: within(anchor.left + shift[align], edge, Math.max(edge, screen.width - panel.width - edge)),
    top: within(usedSide === "above" ? above : below, edge, Math.max(edge, screen.height - panel.height - edge)),
  };
}
