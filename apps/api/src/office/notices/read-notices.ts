import type { Queries } from "../../platform/db/open.ts";
import { type CurrentNotice, presentNotices } from "./present.ts";
import { announcedWorks, currentNotices } from "./store.ts";

/** Reads what everybody reads now. Returns a function that gives it in the current language. */
export async function readNotices(db: Queries, now: Date): Promise<() => CurrentNotice[]> {
  const [notices, works] = [await currentNotices(db, now), await announcedWorks(db, now)];
  return () => presentNotices({ notices, works });
}
