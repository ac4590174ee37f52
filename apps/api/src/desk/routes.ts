import type { Handlers } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { registerDriver } from "../drivers/commands/register-driver.ts";
import { presentDriver } from "../drivers/present.ts";
import { driverFile } from "./driver-file.ts";
import { presentFound } from "./present.ts";
import { searchDrivers } from "./search-store.ts";

export const deskRoutes = {
  searchDrivers: async ({ db, deps }, { query, request }) =>
    listAnswer(request, await searchDrivers(db, query.search, query), presentFound(deps.today())),
  registerDriver: async (context, { body }) => presentDriver(await registerDriver(context, body), undefined, undefined),
  getDriverFile: (context, { params }) => driverFile(context, params.id),
} satisfies Partial<Handlers>;
