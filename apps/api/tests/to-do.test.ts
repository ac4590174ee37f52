import { pesewas, pesewasFromWire, type Status, statuses } from "@kwan/domain";
import { mayBook, nextActions, nextActionText, type Purpose, purposes } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { keepSlots } from "../src/licensing/appointments/commands/keep-slots.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { givePermit } from "./fit-drivers.ts";
import { seedBranches } from "./people.ts";
import { testServer } from "./server.ts";

eachDatabase((database) => {
  const server = testServer(database);
  let branch: BranchId;
  beforeAll(async () => {
    ({ accra: branch } = await seedBranches(server()));
    await keepSlots(server().deps);
  });

  /** Creates an application in the given status, with one step that needs an appointment. */
  async function application(status: Status, step: Purpose) {
    const owner = await server().person({ role: "driver" });
    const application_id = await newApplication(server(), {
      driver: owner.driver,
      filed_by: owner.id,
      kind: "license-application",
      status,
    });
    await addOpenStep(server(), application_id, step);
    return { ...owner, application_id };
  }

  describe.each(statuses)("in the state %s", (status) => {
    it.each(purposes)(
      "the list, the overview and the portal agree, and %s is only booked if they offer it [R-ADD-06] [R-RTE-01]",
      async (purpose) => {
        const { kwan, driver, application_id } = await application(status, purpose);
        const whole = await kwan.services.application(application_id);
        const invoices = whole.invoices.map((each) => ({
          ...each,
          total_pesewas: pesewasFromWire(each.total) ?? pesewas(0),
        }));
        const facts = { ...whole, invoices, is_delivered: whole.delivery_location !== null };
        const actions = nextActions(facts, [], server().deps.today());
        const [first] = actions.map(nextActionText);

        const { results } = await kwan.services.list(driver ?? "");
        expect(results[0]?.next_step).toBe(first ?? null);
        const { to_do, applications } = await kwan.services.overview();
        expect(to_do.map(({ text }) => text)).toEqual(first ? [`${first}: ${whole.title}`] : []);
        expect(applications.map(({ next_step }) => next_step)).toEqual(
          ["completed", "rejected", "cancelled"].includes(status) ? [] : [first ?? null],
        );

        const { results: slots } = await kwan.appointments.slots(branch, { purpose, limit: 1 });
        const outcome = await kwan.appointments.book({ service: application_id, slot: slots[0]?.id ?? "" }).settled();
        expect(outcome.ok).toBe(mayBook(whole, purpose));
        expect(actions.some(({ action }) => action === "book")).toBe(outcome.ok);
        if (!outcome.ok) expect(outcome.error.code).toBe("state_forbids");
      },
    );
  });

  it("shows what somebody has to renew, and whether they have a licence [R-RTE-01]", async () => {
    const learner = await server().person({ role: "learner" });
    const { kwan } = learner;
    expect(await kwan.services.overview()).toMatchObject({ to_do: [], applications: [], is_licensed: false });
    await givePermit(server(), learner, "learners_license", { issued_on: "2026-06-01", expires_on: "2026-12-01" });
    const renewals = async () => (await kwan.services.overview()).to_do.filter(({ action }) => action === "renew");
    expect(await renewals()).toMatchObject([
      {
        action: "renew",
        urgency: "soon",
        kind: "learners-license-renewal",
        due_on: "2026-12-01",
        amount: expect.any(String),
      },
    ]);
    await givePermit(server(), learner, "hazard", { issued_on: "2025-11-25", expires_on: "2026-11-25" });
    expect(
      (await renewals()).map(({ due_on }) => due_on),
      "the earliest first",
    ).toEqual(["2026-11-25", "2026-12-01"]);
  });

  it("lists what has to be done now before what can wait, whatever its date [R-RTE-01]", async () => {
    const learner = await server().person({ role: "learner" });
    await givePermit(server(), learner, "hazard", { issued_on: "2025-11-25", expires_on: "2026-11-25" });
    await newApplication(server(), {
      driver: learner.driver,
      filed_by: learner.id,
      kind: "learners-license",
      status: "draft",
    });
    const { to_do } = await learner.kwan.services.overview();
    expect(to_do.map(({ urgency, action }) => [urgency, action])).toEqual([
      ["now", "finish_draft"],
      ["soon", "renew"],
    ]);
  });
});
