import { setup } from "@kwan/sdk";
import { clientOf, loggedOutStill } from "../../../session/client.ts";

export const kwan = clientOf({ setup }, loggedOutStill);

export type Prices = Awaited<ReturnType<typeof kwan.setup.get>>["prices"];
