import { describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveIdentityFile } from "./fixtures/evidence.ts";
import { latest } from "./latest.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

eachDatabase((database) => {
  const server = testServer(database);
  const ask = async ({ kwan, driver }: Person) =>
    (
      await kwan.updateRequests.create({
        driver: driver ?? "",
        first_name: "Akosua",
        reason_for_change: "The name on my card is wrong",
        affidavit: fileOf(pdf(), "affidavit.pdf"),
        birth_cert: fileOf(pdf("birth"), "birth.pdf"),
      })
    ).id;

  describe("staff whose contact is in a driver's record", () => {
    it.each(["email", "phone_number"] as const)("cannot decide on its changes: the same %s", async (contact) => {
      const { person, db } = server();
      const [citizen, reviewer, colleague] = [
        await person(),
        await person({ role: "reviewer" }),
        await person({ role: "reviewer" }),
      ];
      await db.kysely
        .updateTable("drivers")
        .set({ [contact]: contact === "email" ? reviewer.email.toUpperCase() : reviewer.phone_number })
        .where("id", "=", citizen.driver)
        .execute();
      const id = await ask(citizen);
      const refusal = { status: 409, code: "own_request" };
      await expect(reviewer.kwan.updateRequests.approve(id)).rejects.toMatchObject(refusal);
      await expect(
        reviewer.kwan.updateRequests.reject(id, { reason: "I would rather not say." }),
      ).rejects.toMatchObject(refusal);
      expect((await colleague.kwan.updateRequests.approve(id)).status).toBe("approved");
    });

    it("cannot work on its applications", async () => {
      const { person, db } = server();
      const [citizen, officer, colleague] = [
        await person(),
        await person({ role: "officer" }),
        await person({ role: "officer" }),
      ];
      const id = await newApplication(server(), { driver: citizen.driver, filed_by: citizen.id, status: "in_review" });
      await db.kysely.updateTable("drivers").set({ email: officer.email }).where("id", "=", citizen.driver).execute();
      const reason = "The photo is dark: send another one.";
      const ask = ({ kwan }: Person) => kwan.services.move(id, { action: "ask_for_more", reason }, latest);
      await expect(ask(officer)).rejects.toMatchObject({ status: 409, code: "own_request" });
      await expect(
        officer.kwan.services.recordStep(id, { step: "record_check", state: "done" }, latest),
      ).rejects.toMatchObject({ code: "own_request" });
      expect((await ask(colleague)).status).toBe("action_required");
    });

    it("cannot propose or approve a decision about it", async () => {
      const { person, db } = server();
      const [citizen, other] = [await person(), await person()];
      const [own, colleague] = [await person({ role: "officer" }), await person({ role: "officer" })];
      for (const { driver } of [citizen, other])
        await db.kysely
          .updateTable("drivers")
          .set(driver === citizen.driver ? { email: own.email } : { phone_number: own.phone_number })
          .where("id", "=", driver)
          .execute();
      const propose = ({ kwan }: Person, { driver }: Person) =>
        kwan.decisions.propose({
          kind: "correct_record",
          driver: driver ?? "",
          details: { first_name: "Adwoa" },
          ground: "office_error",
          reason: "The name was typed wrongly.",
        });
      await expect(propose(own, citizen)).rejects.toMatchObject({ code: "own_request" });
      const { id } = await propose(colleague, other);
      await expect(own.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
        code: "own_request",
      });
    });

    it("cannot verify its identity", async () => {
      const { person, db } = server();
      const [citizen, officer, colleague] = [
        await person(),
        await person({ role: "officer" }),
        await person({ role: "officer" }),
      ];
      await db.kysely.updateTable("drivers").set({ email: officer.email }).where("id", "=", citizen.driver).execute();
      const { id_number } = await db.kysely
        .selectFrom("drivers")
        .select("id_number")
        .where("id", "=", citizen.driver)
        .executeTakeFirstOrThrow();
      const about = { driver: citizen.driver ?? "", reason: "Compared with the card." };
      const verify = (by: Person) =>
        by.kwan.decisions.propose({
          ...about,
          kind: "verify_identity",
          details: { id_number: id_number ?? "", how: "seen" },
          ground: "at_counter",
        });
      const refuse = officer.kwan.decisions.propose({
        ...about,
        kind: "refuse_identity",
        details: { id_number: id_number ?? "", notice: "Bring the card that you own." },
        ground: "not_theirs",
      });
      await expect(refuse).rejects.toMatchObject({ code: "own_request" });
      await expect(verify(officer)).rejects.toMatchObject({ code: "own_request" });
      const file = fileOf(pdf(), "card.pdf");
      await expect(officer.kwan.documents.uploadIdentity(citizen.driver ?? "", { file })).rejects.toMatchObject({
        code: "own_request",
      });
      // Nor do they approve it.
      const { id } = await verify(colleague);
      await giveIdentityFile(server(), citizen.driver ?? "", colleague.id);
      const attempt = officer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      await expect(attempt).rejects.toMatchObject({ code: "own_request" });
    });
  });
});
