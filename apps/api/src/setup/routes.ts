import { hasAdmin } from "../accounts/store.ts";
import type { Handlers } from "../calls/handler.ts";
import { finishSetup } from "./commands/finish-setup.ts";
import { priceList } from "./price-list.ts";
import { findSetup } from "./store.ts";

export const setupRoutes = {
  getSetup: async ({ db, deps }) => {
    const setup = await findSetup(db);
    const isWaiting = setup !== undefined && setup.finished_at === null && !(await hasAdmin(db));
    if (!isWaiting) return { state: "done", prices: [] };
    if (Date.parse(setup.expires_at) <= deps.now().getTime()) return { state: "expired", prices: [] };
    return { state: "open", prices: priceList() };
  },
  finishSetup: (context, { body, request: { network } }) => finishSetup(context, body, network),
} satisfies Partial<Handlers>;
