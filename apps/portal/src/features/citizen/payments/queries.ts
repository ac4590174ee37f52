import { drivers, payments } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ drivers, payments });

export const q = kwanOptions(kwan);

/** The query key that everything about drivers shares, such as their payments. */
export const everyDriver = kwanKey("drivers");

export type OwnPayment = Awaited<ReturnType<typeof kwan.drivers.payments>>["results"][number];
