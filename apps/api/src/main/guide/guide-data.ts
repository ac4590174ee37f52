import { dayOf, type Part, type PlainDate, type Random } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { presentPractice } from "../../licensing/theory-tests/present.ts";
import type { CurrentNotice } from "../../office/notices/present.ts";
import { readNotices } from "../../office/notices/read-notices.ts";
import { findWaitingTimes } from "../../office/reports/waiting-times-store.ts";
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
  readonly notices: readonly CurrentNotice[];
  readonly waitingTimes: readonly WaitingTime[];
  readonly practice: Readonly<Record<Part, Practice>>;
}

/** How long recent applications of a kind took: 9 of 10 took this many working days or fewer. */
interface WaitingTime {
  readonly kind: Kind;
  readonly days: number;
  readonly count: number;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

type Practice = ReturnType<typeof presentPractice>["questions"];

/**
 * Returns a source of numbers that are always the same, so that the options of a question are mixed, but stay where they
 * are when the page is made again.
 */
function sameNumbers(): Random {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Fewer applications than this say too little about how long the next one will take. */
const leastCases = 20;

/** Whether the people in the database are invented. */
export const hasInventedPeople = async ({ config, db }: Pick<Server, "config" | "db">): Promise<boolean> =>
  config.isSeeded && (await findSeededLogins(db.kysely)).length > 0;

/**
 * Reads everything that the guide shows. Returns a function that gives it in the current language, so that one read
 * serves every language.
 */
export async function readGuideData(server: Pick<Server, "config" | "db" | "now">): Promise<() => GuideData> {
  const { config, db, now } = server;
  const today = dayOf(now().toISOString());
  const [rows, isInvented, times, noticesInWords] = await Promise.all([
    everyBranch(db.kysely, { today, withClosed: true }),
    hasInventedPeople(server),
    findWaitingTimes(db.kysely, leastCases),
    readNotices(db.kysely, now()),
  ]);
  const waitingTimes = times.map(
    ({ kind, days, cases: count, from_day: from, to_day: to }): WaitingTime => ({ kind, days, count, from, to }),
  );
  const sorted = rows.toSorted((one, other) => one.name.localeCompare(other.name));
  const origin = config.publicUrl.replace(/\/$/, "");
  return () => ({
    today,
    origin,
    isInvented,
    branches: sorted.map((row) => presentBranch(row)),
    notices: noticesInWords(),
    waitingTimes,
    practice: {
      road_sign: presentPractice("road_sign", sameNumbers()).questions,
      road_traffic: presentPractice("road_traffic", sameNumbers()).questions,
    },
  });
}
