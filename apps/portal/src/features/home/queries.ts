import { appointments, licences, schools, services, updateRequests } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ appointments, licences, schools, services, updateRequests });

/** Queries of the first screen; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** What the server knows is to be done. */
export type Overview = Awaited<ReturnType<typeof kwan.services.overview>>;
/** A visit that was booked. */
export type Appointment = Awaited<ReturnType<typeof kwan.appointments.list>>["results"][number];
/** A licence with what stands beside it. */
export type License = Awaited<ReturnType<typeof kwan.licences.get>>;
/** An application as it stands in a list. */
export type ListedApplication = Awaited<ReturnType<typeof kwan.services.list>>["results"][number];

/** The applications that are not at their end, the latest first. */
export const openApplications = (driver: string) => q.services.list(driver, { open: "true", limit: 5 });

/** What each kind costs at the usual speed, in one answer. */
export const usualPrices = () => q.services.costs({ tier: "standard", limit: 100 });

/** An application with its steps, which tell whether a visit is to be booked. */
export const applicationOf = (parent: string, id: string) =>
  queryOptions({
    queryKey: q.services.get.key(parent, id),
    // The kinds differ in their details only, and no detail is shown here: one of them serves for all.
    queryFn: ({ signal }) => kwan.services.get(parent as "amendment", id, { signal }),
  });
