import { Banner } from "@kwan/ui";
import { useLocation } from "react-router";

/**
 * Navigation state for a page that says at its top what was just done: a toast disappears before everybody has read
 * it.
 */
export const saying = (done: string) => ({ state: { done } });

/** Says what was just done on the previous page, and stays. */
export function DoneBanner() {
  const { done } = (useLocation().state ?? {}) as { done?: string };
  return done ? <Banner tone="positive" heading={done} /> : null;
}
