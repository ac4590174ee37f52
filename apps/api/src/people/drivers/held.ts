import { type Actor, isCitizen } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";
import { provisionalClaim } from "./claims-store.ts";
import { endorsementsOf } from "./endorsements-store.ts";
import { findLicense, type LicenseRow, permitsOf } from "./store.ts";

/** What a person holds, and what takes the right to drive from them. */
export interface Held {
  readonly license: LicenseRow | undefined;
  readonly permits: Awaited<ReturnType<typeof permitsOf>>;
  readonly endorsements: Awaited<ReturnType<typeof endorsementsOf>>;
  /** Whether the licence was claimed, and the claimer's identity has not been verified. */
  readonly is_provisional: boolean;
}

/**
 * Whether a citizen's profile is a record that came with a licence which is linked provisionally. What it says may be about
 * somebody else, so they do not see it.
 */
export async function isOthersRecord(db: Queries, actor: Actor, driver_id: DriverId): Promise<boolean> {
  const claim = isCitizen(actor) ? await provisionalClaim(db, driver_id) : undefined;
  return claim !== undefined && claim.from_driver_id === null;
}

/** Returns the record of a citizen, or null if it may be somebody else's. */
export const ownRecordOf = async (db: Queries, actor: Actor): Promise<DriverId | null> =>
  actor.driver === null || (await isOthersRecord(db, actor, actor.driver)) ? null : actor.driver;

export async function heldBy(db: Queries, driver_id: DriverId): Promise<Held> {
  return {
    license: await findLicense(db, driver_id),
    permits: await permitsOf(db, driver_id),
    endorsements: await endorsementsOf(db, driver_id),
    is_provisional: (await provisionalClaim(db, driver_id)) !== undefined,
  };
}

/** Returns what a person holds, as this reader may see it: citizens do not see a licence that is linked provisionally. */
export async function heldAsSeenBy(db: Queries, actor: Actor, driver_id: DriverId): Promise<Held> {
  const held = await heldBy(db, driver_id);
  if (!held.is_provisional || !isCitizen(actor)) return held;
  const permits = (await isOthersRecord(db, actor, driver_id)) ? [] : held.permits;
  return { license: undefined, permits, endorsements: [], is_provisional: true };
}
