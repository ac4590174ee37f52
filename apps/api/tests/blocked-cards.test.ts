import { exampleDetails } from "@kwan/contract/examples";
import type { Kind } from "@kwan/domain/kinds";
import { beforeAll, expect, test } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, giveDocuments, numbersOf } from "./fit-drivers.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

eachDatabase((database) => {
  const server = testServer(database);
  let branch: BranchId;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
  });

  /** Submits an application of a driver. */
  async function submitted(driver: Person, kind: Kind) {
    const details = { ...exampleDetails[kind], ...(await numbersOf(driver, kind)) };
    const draft = await driver.kwan.services.create(kind, { details });
    await driver.kwan.services.update("lost-damaged-license", draft.id, { branch }, { ifMatch: draft });
    await giveDocuments(server(), { ...draft, details }, driver, driver.id);
    return driver.kwan.services.move(draft.id, { action: "submit" }, latest);
  }

  test("a lost card is blocked for good once its loss is reported, and a check of the licence says so [R-ADD-09]", async () => {
    const driver = await server().person();
    await giveCard(server(), driver, {});
    const id = driver.driver ?? "";
    const { code } = await driver.kwan.licences.share(id);
    const cardOf = async () => {
      const { issue, is_card_blocked } = await driver.kwan.licences.get(id);
      const checked = await server().kwan.licences.check(code);
      expect(checked).toMatchObject({ status: "valid", issue, is_card_blocked });
      return { issue, is_card_blocked };
    };
    expect(await cardOf()).toEqual({ issue: 1, is_card_blocked: false });
    const application = await submitted(driver, "lost-damaged-license/lost");
    expect(await cardOf()).toEqual({ issue: 1, is_card_blocked: true });
    const { results } = await driver.kwan.notifications.list();
    expect(results.find(({ title }) => title === "Your card is blocked")).toMatchObject({
      service: application.id,
      message: expect.stringContaining("your card (issue 1) was lost or stolen, so we have blocked it for good"),
    });
    const ways = async () => (await driver.kwan.services.overview()).to_do.map(({ action, kind }) => [action, kind]);
    const apply = ["apply", "lost-damaged-license/lost"];
    expect(await ways()).not.toContainEqual(apply);
    await driver.kwan.services.move(application.id, { action: "cancel" }, latest);
    expect(await cardOf()).toEqual({ issue: 1, is_card_blocked: true });
    // Nobody is left with a blocked card and nothing to do about it.
    expect(await ways()).toContainEqual(apply);
  });

  test("a damaged card stays valid until the next issue replaces it", async () => {
    const driver = await server().person();
    await giveCard(server(), driver, {});
    await submitted(driver, "lost-damaged-license");
    expect(await driver.kwan.licences.get(driver.driver ?? "")).toMatchObject({ issue: 1, is_card_blocked: false });
  });
});
