import { decisions } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ decisions });

export const q = kwanOptions(kwan);

/** The query key that all decisions share. */
export const everyDecision = kwanKey("decisions");

export type OwnDecision = Awaited<ReturnType<typeof kwan.decisions.own>>["results"][number];
