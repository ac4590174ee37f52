import { describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { testServer } from "./server.ts";

const address = { recipient: "Ama Mensah", phone_number: "0241234567", city: "Accra", region: "Greater Accra" };

eachDatabase((database) => {
  const of = testServer(database);

  describe("a delivery address", () => {
    it("cannot be changed once a card has been sent to it, for whichever application [R-API-D02]", async () => {
      const server = of();
      const { kwan, driver, id } = await server.person();
      const draft = await newApplication(server, { driver, filed_by: id, status: "draft" });
      const made = await kwan.deliveries.create({ service: draft, ...address });
      expect((await kwan.deliveries.update(made.id, { landmark: "Behind the post office" })).landmark).toBe(
        "Behind the post office",
      );
      // A second application uses the same address, and its card is ready.
      const other = await newApplication(server, {
        driver,
        filed_by: id,
        kind: "lost-damaged-license",
        status: "ready",
      });
      await server.db.kysely
        .updateTable("services")
        .set({ delivery_location_id: idOf("dlv", made.id) })
        .where("id", "=", other)
        .execute();
      await expect(kwan.deliveries.update(made.id, { city: "Tamale" })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("cannot be changed or used by other people, or for their applications [R-API-D01] [R-ROL-02]", async () => {
      const server = of();
      const owner = await server.person();
      const stranger = await server.person();
      const theirs = await newApplication(server, { driver: owner.driver, filed_by: owner.id, status: "draft" });
      const own = await newApplication(server, { driver: stranger.driver, filed_by: stranger.id, status: "draft" });
      const made = await owner.kwan.deliveries.create({ service: theirs, ...address });
      await expect(stranger.kwan.deliveries.update(made.id, { city: "Ho" })).rejects.toMatchObject({ status: 404 });
      await expect(stranger.kwan.deliveries.create({ service: theirs, ...address })).rejects.toMatchObject({
        status: 404,
      });
      await expect(
        stranger.kwan.services.update("drivers-renewal", own, { delivery_location: made.id }),
      ).rejects.toMatchObject({ status: 400 });
    });
  });
});
