import { licences } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ licences });

/** Queries of licences; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** All codes that a licence was shared by. */
export const everyShare = kwanKey("licences", "shares");

/** A licence as its holder sees it. */
export type License = Awaited<ReturnType<typeof kwan.licences.get>>;
/** A code that shows a licence to who has it. */
export type Share = Awaited<ReturnType<typeof kwan.licences.share>>;
