import { addDays, type PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import type { DecisionDetails } from "@kwan/domain/decisions";
import { m } from "#messages";
import { closureOf, closureWithin, insertClosure, withdrawClosure } from "../../people/branches/closures-store.ts";
import type { Actor, Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/domain-error.ts";
import type { BranchId } from "../../platform/ids.ts";
import { type Effect, pick } from "./effect.ts";

/** A closure can end at most this many days from now. A branch that closes for longer is closed by `change_branch`. */
const longestDays = 366;

const inWords = (day: string): string => formatDate(day as PlainDate, "long");

/** Throws if the days are over, are too far ahead, or include a day on which the branch is already closed. */
async function requireFreeDays(
  { tx, deps }: Context<Actor>,
  branch_id: BranchId,
  { from, until }: Pick<DecisionDetails<"close_for_days">, "from" | "until">,
): Promise<void> {
  const today = deps.today();
  const last = addDays(today, longestDays);
  if (until < today) throw invalidField("until", m.branches_days_over());
  if (until > last) throw invalidField("until", m.branches_days_too_far({ day: inWords(last) }));
  const other = await closureWithin(tx, branch_id, from as PlainDate, until as PlainDate);
  if (other)
    throw invalidField("from", m.branches_days_taken({ from: inWords(other.from_on), until: inWords(other.until_on) }));
}

/** Closes a branch for some days. Each closure is a row of its own, so that each can be ended early. */
export const closeForDays: Effect<"close_for_days"> = {
  plan: async (context, branch, details) => {
    await requireFreeDays(context, branch.id, details);
    return details;
  },
  read: async ({ tx }, _, fields, reversed) => {
    const closure = reversed && (await closureOf(tx, reversed));
    return pick(closure ? { ...closure, from: closure.from_on, until: closure.until_on } : {}, fields);
  },
  write: async (context, branch, values, { id, withdraws }) => {
    const { tx, deps } = context;
    if (withdraws !== null) return withdrawClosure(tx, withdraws, deps.now());
    const { from, until, reason_en, reason_fr } = values as DecisionDetails<"close_for_days">;
    await requireFreeDays(context, branch.id, { from, until });
    await insertClosure(tx, {
      decision_id: id,
      branch_id: branch.id,
      from_on: from,
      until_on: until,
      reason_en,
      reason_fr,
      made_at: deps.now(),
    });
    await deps.queue.add(tx, "cancel_on_closed_days", {});
  },
};
