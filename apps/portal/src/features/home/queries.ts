import { licences, schools, services, updateRequests } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ licences, schools, services, updateRequests });

/** Queries of the first screen; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** What the server knows is to be done. */
export type Overview = Awaited<ReturnType<typeof kwan.services.overview>>;
/** A licence with what stands beside it. */
export type License = Awaited<ReturnType<typeof kwan.licences.get>>;
/** An application as it stands in a list. */
export type ListedApplication = Awaited<ReturnType<typeof kwan.services.list>>["results"][number];

/** The applications that are not at their end, the latest first. */
export const openApplications = (driver: string) => q.services.list(driver, { open: "true", limit: 5 });

/** What each kind costs at the usual speed, in one answer. */
export const usualPrices = () => q.services.costs({ tier: "standard", limit: 100 });
