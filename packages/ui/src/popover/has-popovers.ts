/**
 * Whether the browser has popovers: Chrome 114, Safari 17 and Firefox 125 or newer. In others, a menu shows its panel
 * by the attribute `data-open`.
 */
export const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;

/** The condition for styles of browsers without popovers. */
export const withoutPopovers = "not selector(:popover-open)";
