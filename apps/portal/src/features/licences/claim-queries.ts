import { drivers, users } from "@kwan/sdk";
import { clientOf } from "../../session/client.ts";

/** Only the page for claims loads these calls. */
export const kwan = clientOf({ drivers, users });
