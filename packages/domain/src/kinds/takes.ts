import type { Tier } from "../fees/cost-items.ts";
import type { Takes } from "./row.ts";

/** The number of working days at the faster tiers, which cost more. */
const daysOfTier: Readonly<Partial<Record<Tier, number>>> = { premium: 3, prestige: 1 };

/**
 * Returns the working days that an application of a kind takes at a tier. The faster tiers have their own days.
 *
 * @example
 * takesFor({ takes: { min_days: 10, max_days: 15 } }, "premium"); // { min_days: 3, max_days: 3 }
 */
export function takesFor({ takes }: { readonly takes: Takes }, tier: Tier): Takes {
  const days = daysOfTier[tier];
  if (days === undefined) return takes;
  return { min_days: Math.min(days, takes.min_days), max_days: Math.min(days, takes.max_days) };
}
