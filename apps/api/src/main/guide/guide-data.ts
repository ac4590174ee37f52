import { dayOf, type PlainDate } from "@kwan/domain";
import { type Branch, presentBranch } from "../../people/branches/present.ts";
import { everyBranch } from "../../people/branches/store.ts";
import type { Server } from "../../platform/context.ts";
import { findSeededLogins } from "../seed/people.ts";

/** What the pages of the guide are made from, in one language. Nothing in it depends on the reader. */
export interface GuideData {
  readonly today: PlainDate;
  /** The address of the portal, without a slash at the end. */
  readonly origin: string;
  readonly isInvented: boolean;
  readonly branches: readonly Branch[];
  readonly waitingTimes: readonly never[];
}

/** Whether the people in the database are invented. */
export const hasInventedPeople = async ({ config, db }: Pick<Server, "config" | "db">): Promise<boolean> =>
  config.isSeeded && (await findSeededLogins(db.kysely)).length > 0;

/**
 * Reads everything that the guide shows. Returns a function that gives it in the current language, so that one read
 * serves every language.
 */
export async function readGuideData(server: Pick<Server, "config" | "db" | "now">): Promise<() => GuideData> {
  const { config, db, now } = server;
  const [rows, isInvented] = await Promise.all([
    everyBranch(db.kysely, { withClosed: true }),
    hasInventedPeople(server),
  ]);
  const sorted = rows.toSorted((one, other) => one.name.localeCompare(other.name));
  const today = dayOf(now().toISOString());
  const origin = config.publicUrl.replace(/\/$/, "");
  return () => ({ today, origin, isInvented, branches: sorted.map((row) => presentBranch(row)), waitingTimes: [] });
}
