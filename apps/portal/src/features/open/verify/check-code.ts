import { licences } from "@kwan/sdk";
import { clientOf } from "../../../session/client.ts";

const kwan = clientOf({ licences });

export type SharedLicense = Awaited<ReturnType<typeof kwan.licences.check>>;

/** Checks a code. Every check is counted, so the result is not cached and a failed request is not retried. */
export const checkCode = (code: string) => kwan.licences.check(code, { retries: 0 });
