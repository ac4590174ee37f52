import { requireOtherPerson } from "../../people/drivers/own-record.ts";
import { presentDriver, presentEyeTest } from "../../people/drivers/present.ts";
import { findDriver } from "../../people/drivers/store.ts";
import type { Handlers } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { recordEyeTest } from "./commands/record-eye-test.ts";
import { registerDriver } from "./commands/register-driver.ts";
import { driverFile } from "./driver-file.ts";
import { openFileWithReason } from "./file-reasons.ts";
import { presentFound } from "./present.ts";
import { searchDrivers } from "./search-store.ts";

export const deskRoutes = {
  searchDrivers: async ({ db, deps }, { query, request }) =>
    listAnswer(request, await searchDrivers(db, query.search, query), presentFound(deps.today())),
  registerDriver: async (context, { body }) => presentDriver(await registerDriver(context, body), undefined, undefined),
  recordEyeTest: async (context, { params, body }) => {
    const { id } = orNotFound(await findDriver(context.tx, params.id), "driver");
    return presentEyeTest(id, await recordEyeTest(context, id, body));
  },
  openDriverFile: async (context, { params, body }) => {
    const driver = orNotFound(await findDriver(context.tx, params.id), "driver");
    await requireOtherPerson(context.tx, context.actor, driver);
    await openFileWithReason(context, driver.id, body.reason.trim());
  },
  getDriverFile: (context, { params }) => driverFile(context, params.id),
} satisfies Partial<Handlers>;
