/**
 * Whether the browser supports popovers: Chrome 114, Safari 17 and Firefox 125 or later. In other browsers, the
 * attribute `data-open` shows the panel of a menu.
 */
export const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;

/** The condition for styles of browsers without popovers. */
export const withoutPopovers = "not selector(:popover-open)";
