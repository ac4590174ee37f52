import { licences } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

const kwan = clientOf({ licences });

export const q = kwanOptions(kwan);

/** The query key that all share codes have in common. */
export const everyShare = kwanKey("licences", "shares");

export type License = Awaited<ReturnType<typeof kwan.licences.get>>;
export type Share = Awaited<ReturnType<typeof kwan.licences.share>>;
