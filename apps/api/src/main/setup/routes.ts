import type { Handlers } from "../../platform/calls/handler.ts";
import { finishSetup } from "./commands/finish-setup.ts";
import { readSetup } from "./commands/read-setup.ts";

export const setupRoutes = {
  getSetup: readSetup,
  finishSetup: (context, { body, request: { network } }) => finishSetup(context, body, network),
} satisfies Partial<Handlers>;
