import { Banner } from "@kwan/ui";
import { useLocation } from "react-router";

/**
 * Returns the navigation state for a page that says at the top what the person has just done. A toast would disappear
 * before everyone has read it.
 */
export const saying = (done: string) => ({ state: { done } });

const id = "done";

const useDone = () => ((useLocation().state ?? {}) as { done?: string }).done;

/**
 * Returns the props for a page with a `DoneBanner`, so that a screen reader reads its text directly after the heading.
 */
export const useDescribedByDone = (): { describedBy?: string } => (useDone() ? { describedBy: id } : {});

/** Says what the person has just done on the previous page. Unlike a toast, it does not disappear. */
export function DoneBanner() {
  const done = useDone();
  return done ? <Banner id={id} tone="positive" heading={done} /> : null;
}
