import { dayOf } from "@kwan/domain";
import type { Endorsement } from "@kwan/domain/kinds";
import { beforeAll, expect, test } from "vitest";
import { presentLicense } from "../src/people/drivers/present.ts";
import type { LicenseRow } from "../src/people/drivers/store.ts";
import { eachDatabase } from "./databases.ts";
import { givePermit } from "./fit-drivers.ts";
import { giveEyeTest } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const card: LicenseRow = {
  driver_id: "drv_1",
  number: "KW/2020/000001",
  issue: 1,
  is_card_blocked: false,
  classes: [{ letter: "B", since: "2020-05-06" }],
  is_commercial: false,
  issued_on: "2020-05-06",
  expires_on: "2026-05-06",
  renewed_on: [],
  processing_centre: null,
  certificate_number: null,
  restrictions: [],
};

const holder = { id: card.driver_id, first_name: "Ama", last_name: "Mensah", other_name: null };
const held = { license: card, permits: [], is_provisional: false };
const revoked: Endorsement = { kind: "revoked", from: "2022-01-01", until: null };

test.each([
  ["2021-01-01", false, "valid", "2022-05-06"],
  ["2023-01-01", false, "renewal_overdue", "2022-05-06"],
  // Neither an expired card nor a revoked card can be renewed.
  ["2026-11-21", false, "expired", null],
  ["2023-01-01", true, "revoked", null],
])("[R-API-L07] on %s a card (revoked: %s) is %s, and its next renewal is %s", (today, isRevoked, status, due) => {
  const license = presentLicense(holder, { ...held, endorsements: isRevoked ? [revoked] : [] }, dayOf(today));
  expect(license).toMatchObject({ status, next_renewal_on: due });
});

eachDatabase((database) => {
  const server = testServer(database);
  let driver: Person;
  beforeAll(async () => {
    driver = await server().person();
  });

  test("of several permits of one kind, the one that expires last is shown [R-API-L07]", async () => {
    for (const year of ["2027", "2029", "2028"])
      await givePermit(server(), driver, "hazard", { issued_on: "2026-01-01", expires_on: `${year}-01-01` });
    const license = await driver.kwan.licences.get(driver.driver ?? "");
    expect(license.hazard_permit?.expires_on).toBe("2029-01-01");
  });

  test("of several eye tests, the last one is shown", async () => {
    const { id } = await server().person({ role: "officer" });
    for (const day of ["2026-11-02", "2026-11-20", "2026-11-01"]) await giveEyeTest(server(), driver.driver, id, day);
    expect((await driver.kwan.drivers.eyeTest(driver.driver ?? "")).tested_on).toBe("2026-11-20");
  });
});
