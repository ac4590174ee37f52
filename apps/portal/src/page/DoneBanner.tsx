import { Banner } from "@kwan/ui";
import { useLocation } from "react-router";

/**
 * Navigation state for a page that says at the top what was just done. A toast would disappear before everybody has
 * read it.
 */
export const saying = (done: string) => ({ state: { done } });

/** Says what was just done on the previous page. Unlike a toast, it does not disappear. */
export function DoneBanner() {
  const { done } = (useLocation().state ?? {}) as { done?: string };
  return done ? <Banner tone="positive" heading={done} /> : null;
}
