import { Banner } from "@kwan/ui";
import { useLocation } from "react-router";

/** The state of a navigation to a page that says at its top what was just done: a toast is gone before everybody has read it. */
export const saying = (done: string) => ({ state: { done } });

/** What was just done on the page before, in words that stay. */
export function DoneBanner() {
  const { done } = (useLocation().state ?? {}) as { done?: string };
  return done ? <Banner tone="positive" heading={done} /> : null;
}
