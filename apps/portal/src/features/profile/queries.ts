import { drivers, updateRequests, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";
import { session } from "../../session/session.ts";

export const kwan = clientOf({ drivers, updateRequests, users });

/** Queries of profiles; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

export const everyDriver = kwanKey("drivers");
export const everyUpdateRequest = kwanKey("updateRequests");

/** A driver's profile. */
export type Driver = Awaited<ReturnType<typeof kwan.drivers.get>>;
/** The document that says who somebody is. */
export type Identification = Awaited<ReturnType<typeof kwan.drivers.identification>>;
/** A change of identity that was asked for. */
export type UpdateRequest = Awaited<ReturnType<typeof kwan.updateRequests.list>>["results"][number];
/** What a profile is made from. */
export type NewDriver = Parameters<typeof kwan.drivers.create>[0];
export type NewIdentification = Parameters<typeof kwan.drivers.putIdentification>[1];

/** The requests of a driver, the latest first. */
export const requestsOf = (driver: string) => q.updateRequests.list({ driver, limit: 5 });

/**
 * Makes the profile, then sets the identification. Where the first was made in an earlier try, only the second is done. The
 * session knows the profile from then on.
 */
export async function makeProfile(driver: NewDriver, identification: NewIdentification): Promise<void> {
  const known = session.get().user?.driver ?? (await kwan.users.me()).driver;
  const id = known ?? (await kwan.drivers.create(driver)).id;
  if (session.get().user?.driver !== id) session.begin(await kwan.users.me());
  await kwan.drivers.putIdentification(id, identification);
}
