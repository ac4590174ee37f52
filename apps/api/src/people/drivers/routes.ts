import { type Handlers, prepared, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Actor } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound, Refusal } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { availableServices } from "./available-services.ts";
import { changeProfile } from "./commands/change-driver.ts";
import { claimLicence } from "./commands/claim-licence.ts";
import { makeDriver } from "./commands/create-driver.ts";
import { checkTries, setIdentification } from "./commands/set-identification.ts";
import { check, share, withdrawShare } from "./commands/share-license.ts";
import { heldAsSeenBy, isOthersRecord } from "./held.ts";
import { identityFilesOf } from "./identity-files-store.ts";
import { seeDriver } from "./policy.ts";
import { presentDriver, presentEyeTest, presentIdentification, presentLicense } from "./present.ts";
import { presentShare } from "./present-share.ts";
import { recordOf } from "./record.ts";
import { recordAsSeenBy } from "./record-as-seen.ts";
import { checksOf, sharesOf } from "./shares-store.ts";
import { accountOf, type DriverRow, findDriver, lastEyeTest } from "./store.ts";

/** Returns the driver. Throws if the caller is not allowed to see them. */
async function driverFor(db: Queries, actor: Actor, id: DriverId): Promise<DriverRow> {
  seeDriver(actor, id);
  return orNotFound(await findDriver(db, id), "driver");
}

async function answer(db: Queries, actor: Actor, driver: DriverRow) {
  const { license } = await heldAsSeenBy(db, actor, driver.id);
  const body = presentDriver(driver, await accountOf(db, driver.id), license);
  const blood_group = (await isOthersRecord(db, actor, driver.id)) ? null : body.blood_group;
  return new Reply({ body: { ...body, blood_group }, version: driver.version });
}

const identificationAnswer = async (db: Queries, driver: DriverRow) =>
  new Reply({
    body: presentIdentification(driver, await identityFilesOf(db, [driver.id])),
    version: driver.version,
  });

export const driverRoutes = {
  getDriver: async ({ db, actor }, { params }) => answer(db, actor, await driverFor(db, actor, params.id)),
  getIdentification: async ({ db, actor }, { params }) =>
    identificationAnswer(db, await driverFor(db, actor, params.id)),
  putIdentification: prepared(
    (context, { params }) => {
      seeDriver(context.actor, params.id);
      return checkTries(context);
    },
    async (context, { params, body, request }) => {
      seeDriver(context.actor, params.id);
      const driver = await setIdentification(context, { id: params.id, form: body, version: request.version });
      return driver instanceof Refusal ? driver : identificationAnswer(context.tx, driver);
    },
  ),
  claimLicence: (context, { body }) => claimLicence(context, body),
  createDriver: async (context, { body }) => answer(context.tx, context.actor, await makeDriver(context, body)),
  updateDriver: async (context, { params, body, request }) => {
    seeDriver(context.actor, params.id);
    const driver = await changeProfile(context, { id: params.id, form: body, version: request.version });
    return answer(context.tx, context.actor, driver);
  },
  getLicense: async ({ db, deps, actor }, { params }) => {
    const driver = await driverFor(db, actor, params.id);
    return presentLicense(driver, await heldAsSeenBy(db, actor, driver.id), deps.today());
  },
  getEyeTest: async ({ db, actor }, { params }) => {
    const { id } = await driverFor(db, actor, params.id);
    const isHidden = await isOthersRecord(db, actor, id);
    return presentEyeTest(id, isHidden ? undefined : await lastEyeTest(db, id));
  },
  listAvailableServices: async ({ db, deps, actor }, { params }) => {
    const driver = await driverFor(db, actor, params.id);
    const results = availableServices(await recordOf(db, driver), deps.today());
    return { count: results.length, next: null, previous: null, results };
  },
  getDriverRecord: async ({ db, actor }, { params }) =>
    recordAsSeenBy(db, actor, await driverFor(db, actor, params.id)),
  shareLicense: async (context, { params }) => {
    const { id } = await driverFor(context.tx, context.actor, params.id);
    return presentShare(await share(context, id), [], context.deps.config.publicUrl);
  },
  listShares: async ({ db, deps, actor }, { params, query, request }) => {
    seeDriver(actor, params.id);
    const listed = await sharesOf(db, params.id, query);
    const checks = await checksOf(
      db,
      listed.rows.map((row) => row.id),
    );
    return listAnswer(request, listed, (row) => presentShare(row, checks, deps.config.publicUrl));
  },
  withdrawShare: (context, { params }) => withdrawShare(context, params.id),
  checkShare: (context, { params, request }) => check(context, params.code, request.network),
} satisfies Partial<Handlers>;
