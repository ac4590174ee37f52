import { desk } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ desk });

export const q = kwanOptions(kwan);

export type FoundPerson = Awaited<ReturnType<typeof kwan.desk.search>>["results"][number];
export type PersonFile = Awaited<ReturnType<typeof kwan.desk.file>>;
