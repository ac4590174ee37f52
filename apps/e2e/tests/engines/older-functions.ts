/**
 * Removes functions that browsers have added since Chrome 90, Firefox 100 and Safari 15.4, before a page's scripts run.
 * It is sent to the browser as text, so it must not refer to anything outside itself.
 */
export function removeNewerFunctions(): void {
  const holders: [object | undefined, string[]][] = [
    [Array.prototype, ["at", "findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"]],
    [Array, ["fromAsync"]],
    [String.prototype, ["at", "isWellFormed", "toWellFormed"]],
    [Object, ["groupBy", "hasOwn"]],
    [Map, ["groupBy"]],
    [Promise, ["try", "withResolvers"]],
    [Set.prototype, ["difference", "intersection", "isSubsetOf", "union"]],
    [AbortSignal, ["any", "timeout"]],
    [AbortSignal.prototype, ["throwIfAborted"]],
    [URL, ["canParse", "parse"]],
    [Response, ["json"]],
    [Crypto.prototype, ["randomUUID"]],
    [Document.prototype, ["startViewTransition"]],
    [Element.prototype, ["checkVisibility", "setHTML"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [HTMLFormElement.prototype, ["requestSubmit"]],
    [HTMLInputElement.prototype, ["showPicker"]],
    [window, ["structuredClone", "requestIdleCallback", "scheduler", "navigation", "Iterator"]],
  ];
  for (const [holder, names] of holders) for (const name of names) if (holder) Reflect.deleteProperty(holder, name);
}
