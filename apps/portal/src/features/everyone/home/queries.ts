import { schools, services, staff } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

const kwan = clientOf({ schools, services, staff });

export const q = kwanOptions(kwan);

export type Overview = Awaited<ReturnType<typeof kwan.services.overview>>;
export type ListedApplication = Overview["applications"][number];
