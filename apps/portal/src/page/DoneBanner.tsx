import { Banner } from "@kwan/ui";
import { useLocation } from "react-router";

/**
 * Returns the navigation state for a page that says at the top what the person has just done. A toast would disappear
 * before everyone has read it.
 */
export const saying = (done: string, until?: Done["until"]) => ({ state: { done, until } });

type Done = {
  done: string;
  /** The status of the record that the words are about. They are no longer said once it has another one. */
  until?: string | undefined;
};

const id = "done";

const useDone = () => (useLocation().state ?? {}) as Partial<Done>;

/**
 * Returns the props for a page with a `DoneBanner`, so that a screen reader reads its text directly after the heading.
 */
export const useDescribedByDone = (): { describedBy?: string } => (useDone().done ? { describedBy: id } : {});

/**
 * Says what the person has just done on the previous page. Unlike a toast, it does not disappear, until the record has
 * another status.
 */
export function DoneBanner({ status }: { status?: string | undefined }) {
  const { done, until } = useDone();
  const isOver = until !== undefined && status !== undefined && status !== until;
  return done && !isOver ? <Banner id={id} tone="success" heading={done} /> : null;
}
