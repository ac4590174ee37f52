/**
 * Whether the browser supports popovers: Chrome 114, Safari 17 and Firefox 125 or later. In other browsers, the
 * `data-open` attribute shows a menu's panel.
 */
export const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;

/** The `@supports` condition for styles in browsers without popovers. */
export const withoutPopovers = "not selector(:popover-open)";
