import { licences } from "@kwan/sdk";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ licences });

/** What a checker sees. */
export type SharedLicense = Awaited<ReturnType<typeof kwan.licences.check>>;

/** What a code shows now: each look is counted, so nothing is kept and nothing is asked for twice by itself. */
export const checkCode = (code: string) => kwan.licences.check(code, { retries: 0 });
