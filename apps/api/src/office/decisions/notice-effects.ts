import { addDays, dayOf, type PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import type { DecisionDetails } from "@kwan/domain/decisions";
import { m } from "#messages";
import type { Actor, Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { insertWork, withdrawWork, workOf } from "../notices/store.ts";
import { type Effect, pick } from "./effect.ts";

/** Work is announced at most this many days ahead. */
const longestDays = 366;

/** Writes a time with two digits for the hour. "9.30" becomes "09:30". */
const clock = (time: string): string => time.replace(".", ":").padStart(5, "0");

type Details = Pick<DecisionDetails<"announce_work">, "day" | "from_time" | "until_time">;

/** Returns when the work starts and ends. A time that is not after the start is on the next day. Ghana is on UTC. */
function timesOf({ day, from_time, until_time }: Details) {
  const last = until_time > from_time ? day : addDays(day as PlainDate, 1);
  return { starts_at: `${day}T${from_time}:00.000Z`, ends_at: `${last}T${until_time}:00.000Z` };
}

function requireAhead({ deps }: Context<Actor>, details: Details): void {
  const last = addDays(deps.today(), longestDays);
  if (Date.parse(timesOf(details).ends_at) <= deps.now().getTime())
    throw invalidField("until_time", m.notices_work_is_over());
  if (details.day > last) throw invalidField("day", m.notices_work_too_far({ day: formatDate(last, "long") }));
}

export const announceWork: Effect<"announce_work"> = {
  plan: (context, _, details) => {
    const values = { ...details, from_time: clock(details.from_time), until_time: clock(details.until_time) };
    requireAhead(context, values);
    return values;
  },
  read: async ({ tx }, _, fields, reversed) => {
    const work = reversed && (await workOf(tx, reversed));
    if (!work) return pick({}, fields);
    const { starts_at, ends_at, ...texts } = work;
    const times = { from_time: starts_at.slice(11, 16), until_time: ends_at.slice(11, 16) };
    return pick({ ...texts, ...times, day: dayOf(starts_at) }, fields);
  },
  write: async (context, _, values, { id, withdraws }) => {
    const { tx, deps } = context;
    if (withdraws !== null) return withdrawWork(tx, withdraws, deps.now());
    const details = values as DecisionDetails<"announce_work">;
    requireAhead(context, details);
    const { text_en, text_fr } = details;
    await insertWork(tx, { decision_id: id, ...timesOf(details), text_en, text_fr, made_at: deps.now() });
  },
};
