import { updateRequests } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ updateRequests });

export const q = kwanOptions(kwan);

export const everyUpdateRequest = kwanKey("updateRequests");

export type UpdateRequest = Awaited<ReturnType<typeof kwan.updateRequests.list>>["results"][number];
