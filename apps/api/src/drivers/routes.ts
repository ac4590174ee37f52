import { addDays } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { note, noteRead } from "../audit/append.ts";
import type { Actor, Asked } from "../calls/handler.ts";
import { type HandlersOf, prepared, versioned } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { invalidField, notFound } from "../domain-error.ts";
import { availableServices } from "./available.ts";
import { changeProfile } from "./commands/change-driver.ts";
import { makeDriver } from "./commands/create-driver.ts";
import { countTry, setIdentification } from "./commands/set-identification.ts";
import { check, share, withdrawShare } from "./commands/share-license.ts";
import { seeDriver } from "./policy.ts";
import { presentDriver, presentEyeTest, presentIdentification, presentLicense } from "./present.ts";
import { presentShare } from "./present-share.ts";
import { recordOf } from "./record.ts";
import { checksOf, sharesOf } from "./shares-store.ts";
import { accountOf, findDriver, findLicense, insertEyeTest, lastEyeTest, permitsOf } from "./store.ts";

/** The driver, if the caller may see them; a look by staff is written down. */
async function driverFor(asked: Pick<Asked, "db" | "deps" | "request">, actor: Actor, id: string) {
  seeDriver(actor, id);
  const driver = await findDriver(asked.db, id);
  if (!driver) throw notFound("driver");
  return driver;
}

export const driverRoutes: HandlersOf<
  | "getDriver"
  | "getIdentification"
  | "putIdentification"
  | "createDriver"
  | "updateDriver"
  | "getLicense"
  | "getEyeTest"
  | "recordEyeTest"
  | "listAvailableServices"
  | "shareLicense"
  | "listShares"
  | "withdrawShare"
  | "checkShare"
> = {
  getDriver: async (asked) => {
    const driver = await driverFor(asked, asked.actor, asked.params.id);
    await noteRead(asked, "driver", driver.id);
    const answer = presentDriver(driver, await accountOf(asked.db, driver.id), await findLicense(asked.db, driver.id));
    return versioned(answer, driver.version);
  },
  getIdentification: async (asked) => {
    const driver = await driverFor(asked, asked.actor, asked.params.id);
    await noteRead(asked, "identification", driver.id);
    return versioned(presentIdentification(driver), driver.version);
  },
  putIdentification: prepared(countTry, async (asked) => {
    await driverFor(asked, asked.actor, asked.params.id);
    const driver = await setIdentification(asked, asked.params.id, asked.body);
    return versioned(presentIdentification(driver), driver.version);
  }),
  createDriver: async (asked) => {
    const driver = await makeDriver(asked, asked.actor, asked.body);
    return versioned(presentDriver(driver, await accountOf(asked.db, driver.id), undefined), driver.version);
  },
  updateDriver: async (asked) => {
    await driverFor(asked, asked.actor, asked.params.id);
    const driver = await changeProfile(asked, asked.params.id, asked.body);
    return versioned(
      presentDriver(driver, await accountOf(asked.db, driver.id), await findLicense(asked.db, driver.id)),
      driver.version,
    );
  },
  getLicense: async (asked) => {
    const { id } = await driverFor(asked, asked.actor, asked.params.id);
    await noteRead(asked, "license", id);
    return presentLicense(id, await findLicense(asked.db, id), await permitsOf(asked.db, id), today(asked));
  },
  getEyeTest: async (asked) => {
    const { id } = await driverFor(asked, asked.actor, asked.params.id);
    await noteRead(asked, "eye_test", id);
    return presentEyeTest(id, await lastEyeTest(asked.db, id));
  },
  recordEyeTest: async (asked) => {
    const { db, deps, body, actor } = asked;
    const { id } = await driverFor(asked, actor, asked.params.id);
    if (body.tested_on > today(asked))
      throw invalidField("tested_on", "The test cannot be after today. Check the year.");
    if (body.tested_on < addDays(today(asked), -figures.eye_test_days))
      throw invalidField(
        "tested_on",
        `An eye test is valid for ${figures.eye_test_days} days, so this one has expired. Check the date, or arrange a new test.`,
      );
    const row = {
      ...body,
      acuity: body.acuity ?? null,
      id: deps.newId("eye"),
      driver_id: id,
      recorded_by: actor.id,
      recorded_at: deps.now(),
    };
    await insertEyeTest(db, row);
    await note(asked, {
      action: "record_eye_test",
      entity: "driver",
      entity_id: id,
      after: { tested_on: body.tested_on, is_passed: body.is_passed },
    });
    return presentEyeTest(id, await lastEyeTest(db, id));
  },
  listAvailableServices: async (asked) => {
    const driver = await driverFor(asked, asked.actor, asked.params.id);
    await noteRead(asked, "available_services", driver.id);
    const results = availableServices(await recordOf(asked.db, driver), today(asked));
    return { count: results.length, next: null, previous: null, results };
  },
  shareLicense: async (asked) => {
    const { id } = await driverFor(asked, asked.actor, asked.params.id);
    return share(asked, id);
  },
  listShares: async ({ db, deps, params, query, actor, request }) => {
    seeDriver(actor, params.id);
    const listed = await sharesOf(db, params.id, query);
    const checks = await checksOf(
      db,
      listed.rows.map((row) => row.id),
    );
    return listAnswer(request, listed, (row) => presentShare(row, checks, deps.config.publicUrl));
  },
  withdrawShare: async (asked) => {
    if (asked.actor.driver === null) throw notFound("shared licence");
    await withdrawShare(asked, asked.params.id, asked.actor.driver);
  },
  checkShare: (asked) => check(asked, asked.params.code),
};

const today = ({ deps }: Pick<Asked, "deps">): string => deps.now().toISOString().slice(0, 10);
