import { expect, it } from "vitest";
import { keepSlots } from "../src/licensing/appointments/commands/keep-slots.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { bothDatabases } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { seedBranches } from "./people.ts";
import { testServer } from "./server.ts";

bothDatabases((database) => {
  const server = testServer(database);

  it("the support that people need stands on their appointment, in the branch's list and in the person's file, and stays when the time changes [R-ADD-06]", async () => {
    const { accra } = await seedBranches(server());
    const { person, deps } = server();
    await keepSlots(deps);
    const { kwan, driver, id } = await person();
    const officer = await person({ role: "officer", branch_id: accra });
    const service = await newApplication(server(), {
      driver,
      filed_by: id,
      kind: "license-application",
      status: "in_review",
    });
    await addOpenStep(server(), service, "biometrics");
    const { results: slots } = await kwan.appointments.slots(accra, { purpose: "biometrics" });
    const [first = "", second = ""] = slots.map((slot) => slot.id);
    const booked = await kwan.appointments.book({
      service,
      slot: first,
      support_needed: "  A space for a wheelchair ",
    });
    expect(booked.support_needed).toBe("A space for a wheelchair");
    expect((await kwan.appointments.list({ service })).results[0]?.support_needed).toBe("A space for a wheelchair");
    const day = booked.starts_at.slice(0, 10);
    const seen = async () => [
      (await officer.kwan.appointments.list({ branch: accra, from: day, to: day })).results[0]?.support_needed,
      (await officer.kwan.desk.file(idOf("drv", driver))).appointments[0]?.support_needed,
    ];
    expect(await seen()).toEqual(["A space for a wheelchair", "A space for a wheelchair"]);
    await kwan.appointments.move(booked.id, { slot: second });
    expect(await seen(), "it stays").toEqual(["A space for a wheelchair", "A space for a wheelchair"]);
    await kwan.appointments.move(booked.id, { slot: first, support_needed: "A person who signs" });
    expect(await seen()).toEqual(["A person who signs", "A person who signs"]);
    await kwan.appointments.move(booked.id, { slot: second, support_needed: "" });
    expect(await seen(), "it is taken back").toEqual([null, null]);
    await expect(
      kwan.appointments.move(booked.id, { slot: first, support_needed: "x".repeat(501) }),
    ).rejects.toMatchObject({ code: "invalid" });
  });
});
