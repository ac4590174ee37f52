import { setup } from "@kwan/sdk";
import { clientOf, loginOptions } from "../../../session/client.ts";

export const kwan = clientOf({ setup }, loginOptions);

export type Prices = Awaited<ReturnType<typeof kwan.setup.get>>["prices"];
