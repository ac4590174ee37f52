import { branches, drivers, updateRequests, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";
import { session } from "../../../session/session.ts";

export const kwan = clientOf({ branches, drivers, updateRequests, users });

export const q = kwanOptions(kwan);

export const everyDriver = kwanKey("drivers");
export const everyUpdateRequest = kwanKey("updateRequests");

export type Account = Awaited<ReturnType<typeof kwan.users.me>>;
export type Driver = Awaited<ReturnType<typeof kwan.drivers.get>>;
export type Identification = Awaited<ReturnType<typeof kwan.drivers.identification>>;
export type UpdateRequest = Awaited<ReturnType<typeof kwan.updateRequests.list>>["results"][number];
export type NewDriver = Parameters<typeof kwan.drivers.create>[0];
export type NewIdentification = Parameters<typeof kwan.drivers.putIdentification>[1];

export const requestsOf = (driver: string) => q.updateRequests.list({ driver, limit: 5 });

/**
 * Creates the profile, adds it to the session, and saves the identity document. If the profile already exists, a retry
 * does not create it again.
 */
export async function makeProfile(driver: NewDriver, identification: NewIdentification): Promise<void> {
  const ownId = session.get().user?.driver ?? (await kwan.users.me()).driver;
  const id = ownId ?? (await kwan.drivers.create(driver)).id;
  if (session.get().user?.driver !== id) session.begin(await kwan.users.me());
  await kwan.drivers.putIdentification(id, identification);
}
