import type { MouseEvent } from "react";

/** The IDs of the parts of an application's page, for links within that page. */
export const partIds = { documents: "documents", action: "next-action" } as const;

/** Scrolls to a part of the page, and moves focus to its heading. */
export function goToPart(id: string): void {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start" });
}

/** Handles a click on a link to a part. The URL stays the same, so that the back button leaves the page. */
export function followPartLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  if (event.ctrlKey || event.metaKey || event.shiftKey || !hash || event.currentTarget.pathname !== location.pathname)
    return;
  event.preventDefault();
  goToPart(hash.slice(1));
}
