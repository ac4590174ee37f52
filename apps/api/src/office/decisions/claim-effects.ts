import type { Context } from "../../platform/context.ts";
import type { DriverId } from "../../platform/ids.ts";
import { claimsToSettle, keepClaim, moveClaim } from "./commands/move-claim.ts";
import type { Effect } from "./effect.ts";

/** Returns the account whose claim is settled next. */
const claimerOn = async (context: Pick<Context, "tx">, driver_id: DriverId): Promise<string> =>
  (await claimsToSettle(context, driver_id)).dispute.account_id;

/** Decides whose licence it is when two accounts claim it. */
export const settleClaim: Effect<"settle_claim"> = {
  plan: async (context, { id }, { outcome }) => ({ outcome, claimer: await claimerOn(context, id) }),
  // If another claim has become the oldest, the second officer would decide about somebody else.
  read: async (context, { id }) => ({ outcome: null, claimer: await claimerOn(context, id) }),
  write: async (context, { id }, { outcome }) =>
    outcome === "moved" ? moveClaim(context, id) : keepClaim(context, id),
};
