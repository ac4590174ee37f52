import { endStatuses } from "@kwan/domain";
import { describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { testServer } from "./server.ts";

eachDatabase((database) => {
  const of = testServer(database);

  describe.each(endStatuses)("an application that is %s", (status) => {
    it("is no open application of its kind, in any list or for a new one [R-ADD-03]", async () => {
      const server = of();
      const officer = await server.person({ role: "officer" });
      const { kwan, driver, id } = await server.person({ role: "learner" });
      const id_number = `GHA-72000000${endStatuses.indexOf(status)}-1`;
      await kwan.drivers.putIdentification(driver ?? "", { id_type: "ghana_card", id_number });
      await newApplication(server, { driver, filed_by: id, kind: "learners-license", status });
      await newApplication(server, { driver, filed_by: id, kind: "drivers-renewal", status: "in_review" });
      const { results: identities } = await officer.kwan.office.identities({ limit: 100 });
      expect(identities.find((each) => each.driver === driver)).toMatchObject({ open_applications: 1 });
      const { results: matches } = await officer.kwan.desk.search({ search: id_number });
      expect(matches).toMatchObject([{ id: driver, open_applications: 1 }]);
      const { results: services } = await kwan.drivers.availableServices(driver ?? "");
      const open = services.filter(({ reasons }) => reasons.some(({ code }) => code === "already_open"));
      expect(open.map(({ kind }) => kind)).toEqual(["drivers-renewal"]);
    });

    it("keeps the delivery address that it had [R-API-D02]", async () => {
      const server = of();
      const { kwan, driver, id } = await server.person();
      const draft = await newApplication(server, { driver, filed_by: id, status: "draft" });
      const address = { recipient: "Ama Mensah", phone_number: "0241234567", city: "Accra", region: "Greater Accra" };
      const made = await kwan.deliveries.create({ service: draft, ...address });
      await server.db.kysely
        .updateTable("services")
        .set({ status, completed_at: status === "completed" ? server.deps.now() : null })
        .where("id", "=", idOf("srv", draft))
        .execute();
      await expect(kwan.deliveries.update(made.id, { city: "Tamale" })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });
  });
});
