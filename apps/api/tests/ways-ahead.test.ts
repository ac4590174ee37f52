import { eligibility, kinds } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { recordOf } from "../src/people/drivers/record.ts";
import { findDriver } from "../src/people/drivers/store.ts";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, givePasses, givePermit, giveTraining } from "./fit-drivers.ts";
import { claimLicence, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { sittings } from "./theory-sittings.ts";

eachDatabase((database) => {
  const server = testServer(database);
  const { learner } = sittings(server);
  let branch: BranchId;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
  });

  const toDo = async ({ kwan }: Person) => (await kwan.services.overview()).to_do;

  /** Returns whether the service's own check would accept the person today. */
  async function isAccepted({ driver }: Person, kind: keyof typeof kinds): Promise<boolean> {
    const { db, deps } = server();
    const found = await findDriver(db.kysely, driver ?? noDriver);
    if (!found) throw new Error("There is no such driver.");
    return eligibility(kinds[kind], await recordOf(db.kysely, found), deps.today()).is_eligible;
  }

  describe("home says what to do next [R-RTE-01]", () => {
    it("after the learner's licence: lessons, then the driver's licence, as soon as it would be accepted", async () => {
      const person = await server().person({ role: "learner", is_id_verified: true });
      await givePermit(server(), person, "learners_license", { issued_on: "2026-05-20", expires_on: "2027-05-19" }, [
        "B",
      ]);
      await givePasses(server(), person, "2026-05-10");
      await server()
        .db.kysely.updateTable("drivers")
        .set({ id_type: "ghana_card", id_number: "GHA-1" })
        .where("id", "=", person.driver)
        .execute();
      await giveTraining(server(), person, branch, 12);
      expect(await toDo(person)).toMatchObject([{ action: "train", service: null, kind: "license-application" }]);
      expect(await isAccepted(person, "license-application")).toBe(false);
      await giveTraining(server(), person, branch, 36);
      expect(await toDo(person)).toMatchObject([
        { action: "apply", kind: "license-application", text: "Apply for your driver's licence", amount: "420.00" },
      ]);
      expect(await isAccepted(person, "license-application")).toBe(true);
    });

    it("after a provisional claim: the identity, and no renewal that would be refused", async () => {
      const person = await server().person({ role: "learner" });
      await giveCard(server(), person, { issued_on: "2024-12-01" });
      const before = await toDo(person);
      expect(before.map(({ action }) => action)).not.toContain("confirm_identity");
      await claimLicence(server(), person);
      expect(await toDo(person)).toMatchObject([{ action: "confirm_identity", due_on: null }]);
      // Nothing has to be renewed yet, and the step is still there.
      const newcomer = await server().person({ role: "learner" });
      await giveCard(server(), newcomer, { issued_on: "2026-10-01" });
      expect(await toDo(newcomer)).toEqual([]);
      await claimLicence(server(), newcomer);
      expect(await toDo(newcomer)).toMatchObject([{ action: "confirm_identity", due_on: null }]);
    });

    it("while a theory test runs: the test, and the way to it [R-ADD-02]", async () => {
      const person = await learner();
      expect(await toDo(person)).toMatchObject([{ action: "take_test", step: "theory_road_sign" }]);
      // A permit that has expired has a date, and the test still comes first.
      await givePermit(server(), person, "hazard", { issued_on: "2025-11-10", expires_on: "2026-11-10" });
      const { paper } = await person.kwan.theoryTests.start("road_sign", person.driver, person.service);
      const [first] = await toDo(person);
      expect(first).toMatchObject({ action: "continue_test", step: "theory_road_sign", urgency: "now" });
      expect(first?.text).toBe("Continue the road sign test: Learner's licence");
      const { steps } = await person.kwan.services.application(person.service);
      expect(steps.find(({ step }) => step === "theory_road_sign")?.running_until).toBe(paper?.deadline_at);
    });
  });
});
