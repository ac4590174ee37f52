import { branches, drivers, office, services } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ branches, drivers, office, services });

/** Queries of the office; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** An application whole, of any kind. */
export type Application = Awaited<ReturnType<typeof kwan.services.move>>;
/** A driver as on record. */
export type Driver = Awaited<ReturnType<typeof kwan.drivers.get>>;
/** An application as it waits in the queue. */
export type QueuedApplication = Awaited<ReturnType<typeof kwan.services.queue>>["results"][number];

/** All branches, in one answer: there are some forty. */
export const allBranches = () => ({ ...q.branches.list({ limit: 100 }), staleTime: 60 * 60_000 });

/** What an officer changed of an application is read again: the application, the queue, and the driver's eye test. */
export const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: kwanKey("services") }),
    client.invalidateQueries({ queryKey: kwanKey("drivers") }),
  ]);

/** The applications that have waited longest for the office: the next one, even if the list still has the one just moved. */
export const waitingApplications = () => q.services.queue({ to_do: "true", limit: 2 });

/** A payment that an officer has to look at, and a person whose identification nobody has checked. */
export type FlaggedPayment = Awaited<ReturnType<typeof kwan.office.flaggedPayments>>["results"][number];
export type UnverifiedIdentity = Awaited<ReturnType<typeof kwan.office.identities>>["results"][number];

/** What the office has to look at besides applications, as a part of the cache. */
export const everyOfficeList = kwanKey("office");
