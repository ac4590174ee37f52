import { setup } from "@kwan/sdk";
import { clientOf, loggedOutStill } from "../../session/client.ts";

export const kwan = clientOf({ setup }, loggedOutStill);
