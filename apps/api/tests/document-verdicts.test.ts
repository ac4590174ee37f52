import { exampleDetails } from "@kwan/contract/examples";
import { type Kind, kinds } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, numbersOf } from "./fit-drivers.ts";
import { latest } from "./latest.ts";
import { payFor, seedBranches, verifyIdentity } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { callsOf } from "./walk-application.ts";

const pdf = (name: string) => new File([`%PDF-1.7\n${name}\n%%EOF\n`], name, { type: "application/pdf" });
const blurred = "The photo is blurred. Take it again in daylight.";

eachDatabase((database) => {
  describe("a verdict on each document [R-AUT-05]", () => {
    const server = testServer(database);
    let branch: BranchId;
    let officer: Person;
    beforeAll(async () => {
      branch = (await seedBranches(server())).accra;
      officer = await server().person({ role: "officer" });
    });

    /** Creates an application in review, with the given number of files for each document. */
    async function inReview(kind: Kind, files: Readonly<Record<string, number>>) {
      const driver = await server().person();
      await giveCard(server(), driver);
      await verifyIdentity(server(), driver.driver);
      const details = { ...exampleDetails[kind], ...(await numbersOf(driver, kind)) };
      const { id } = await callsOf(driver).create(kind, { branch, details });
      for (const [document, count] of Object.entries(files))
        for (let number = 0; number < count; number++) await send(driver, id, document);
      await driver.kwan.services.move(id, { action: "submit" }, latest);
      await payFor(server(), id);
      await officer.kwan.services.move(id, { action: "start_review" }, latest);
      return { driver, id, read: () => callsOf(officer).read(kinds[kind].parent as Kind, id) };
    }

    const send = (driver: Person, service: string, document: string) => {
      server().clock.forward(1_000);
      return driver.kwan.documents.upload({ service, document: document as never, file: pdf(document) });
    };
    const verdict = async (id: string, body: object) => {
      server().clock.forward(1_000);
      await officer.kwan.documents.download(id);
      return officer.kwan.documents.review(id, body as { outcome: "accepted" }, latest);
    };

    it("is stored, is audited, completes the check, and is needed for approval", async () => {
      const { id, read } = await inReview("license-application/commercial", {
        commercial_certificate: 1,
        police_clearance: 1,
      });
      const { documents } = await read();
      const files = documents.flatMap((each) => each.files);
      expect(files).toHaveLength(2);
      const early = await officer.kwan.services
        .recordStep(id, { step: "document_check", state: "done" }, latest)
        .settled();
      expect(!early.ok && early.error.fieldErrors.step?.[0]).toMatch(/^Accept each document first/);
      for (const file of files) {
        expect((await read()).steps.find(({ step }) => step === "document_check")?.state).toBe("open");
        const reviewed = await verdict(file.id, { outcome: "accepted" });
        expect(reviewed).toMatchObject({ status: "accepted", reason: null, reviewed_at: expect.any(String) });
      }
      const after = await read();
      expect(after.documents.map(({ status }) => status)).toEqual(documents.map(() => "accepted"));
      expect(after.steps.find(({ step }) => step === "document_check")?.state).toBe("done");
      const rows = await server()
        .db.kysely.selectFrom("audit")
        .select(["actor_id", "after"])
        .where("action", "=", "review_document")
        .where("entity_id", "=", id)
        .execute();
      expect(rows.map(({ actor_id, after }) => [actor_id, (after as { status: string }).status])).toEqual(
        files.map(() => [officer.id, "accepted"]),
      );
    });

    it("needs the officer to have opened this file: neither its details nor a colleague's view are enough", async () => {
      const { driver, id, read } = await inReview("additional-class", { training_certificate: 1 });
      const unopened = { code: "state_forbids", message: "Open the document before you accept or reject it." };
      const first = (await read()).documents[0]?.file ?? "";
      const colleague = await server().person({ role: "officer" });
      await colleague.kwan.documents.download(first);
      await officer.kwan.documents.get(first);
      for (const body of [{ outcome: "accepted" }, { outcome: "refused", reason: blurred }] as const)
        await expect(officer.kwan.documents.review(first, body, latest)).rejects.toMatchObject(unopened);
      expect((await read()).documents[0]?.status).toBe("uploaded");
      await officer.kwan.documents.download(first);
      await officer.kwan.documents.review(first, { outcome: "refused", reason: blurred }, latest);
      await officer.kwan.services.move(id, { action: "ask_for_more", reason: "Please send a better copy." }, latest);
      await send(driver, id, "training_certificate");
      await driver.kwan.services.move(id, { action: "resubmit" }, latest);
      const second = (await read()).documents[0]?.file ?? "";
      await expect(officer.kwan.documents.review(second, { outcome: "accepted" }, latest)).rejects.toMatchObject(
        unopened,
      );
      await verdict(second, { outcome: "accepted" });
      expect((await read()).documents[0]?.status).toBe("accepted");
    });

    it("refuses with a reason that the applicant reads, and can name the answer that it contradicts", async () => {
      const { driver, id, read } = await inReview("additional-class", { training_certificate: 1 });
      const file = (await read()).documents[0]?.file ?? "";
      await expect(verdict(file, { outcome: "refused" })).rejects.toMatchObject({
        fieldErrors: { reason: [expect.stringMatching(/^Say what is wrong/)] },
      });
      await expect(verdict(file, { outcome: "refused", reason: blurred, field: "nothing" })).rejects.toMatchObject({
        fieldErrors: { field: [expect.stringMatching(/no such answer in this application/)] },
      });
      await verdict(file, { outcome: "refused", reason: blurred, field: "training_certificate_number" });
      await officer.kwan.services.move(id, { action: "ask_for_more", reason: "Please send a better copy." }, latest);
      expect(await server().lastMessage(driver.email)).toContain(blurred);
      const own = await callsOf(driver).read("additional-class", id);
      expect(own.documents[0]).toMatchObject({
        status: "refused",
        reason: blurred,
        field: "training_certificate_number",
        files: [],
        refused_files: [{ id: file, reason: blurred }],
      });
      await expect(driver.kwan.services.move(id, { action: "resubmit" }, latest)).rejects.toMatchObject({
        body: { "documents.training_certificate": ["We could not accept this document. Upload a new one."] },
      });
      await send(driver, id, "training_certificate");
      await driver.kwan.services.move(id, { action: "resubmit" }, latest);
      const again = (await read()).documents[0];
      expect(again).toMatchObject({ status: "uploaded", reason: null, files: [{ status: "uploaded" }] });
      await verdict(again?.file ?? "", { outcome: "accepted" });
      expect((await read()).documents[0]).toMatchObject({ status: "accepted", field: null });
    });

    it("can be changed while the application is in review, which opens the check again", async () => {
      const { id, read } = await inReview("additional-class", { training_certificate: 1 });
      const file = (await read()).documents[0]?.file ?? "";
      const check = async () => (await read()).steps.find(({ step }) => step === "document_check")?.state;
      await verdict(file, { outcome: "accepted" });
      expect(await check()).toBe("done");
      await verdict(file, { outcome: "refused", reason: blurred });
      expect(await check()).toBe("open");
      await verdict(file, { outcome: "accepted" });
      expect(await check()).toBe("done");
      await officer.kwan.services.move(id, { action: "ask_for_more", reason: "Please send a better copy." }, latest);
      await expect(verdict(file, { outcome: "accepted" })).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("is for each side of a card: a new front does not need a new back", async () => {
      const { driver, id, read } = await inReview("lost-damaged-license", { damaged_card_photo: 2 });
      const [front, back] = (await read()).documents[0]?.files ?? [];
      await verdict(front?.id ?? "", { outcome: "refused", reason: blurred });
      await verdict(back?.id ?? "", { outcome: "accepted" });
      expect((await read()).documents[0]?.status).toBe("refused");
      await officer.kwan.services.move(id, { action: "ask_for_more", reason: "Please send a better copy." }, latest);
      await send(driver, id, "damaged_card_photo");
      await driver.kwan.services.move(id, { action: "resubmit" }, latest);
      const { status, files } = (await read()).documents[0] ?? {};
      expect([status, files?.map((file) => file.status)]).toEqual(["uploaded", ["accepted", "uploaded"]]);
    });

    it("is refused if somebody else has decided since [R-AUT-11]", async () => {
      const { id, read } = await inReview("additional-class", { training_certificate: 1 });
      const seen = await read();
      const file = seen.documents[0]?.file ?? "";
      const colleague = await server().person({ role: "officer" });
      await colleague.kwan.documents.download(file);
      await colleague.kwan.documents.review(file, { outcome: "refused", reason: blurred }, latest);
      await expect(
        officer.kwan.documents.review(file, { outcome: "accepted" }, { ifMatch: seen }),
      ).rejects.toMatchObject({
        code: "stale",
      });
      await expect(
        officer.kwan.services.recordStep(id, { step: "eye_test", state: "failed" }, { ifMatch: seen }),
      ).rejects.toMatchObject({ code: "stale" });
    });

    it("is for officers who may work on the application: another branch needs a reason", async () => {
      const { driver, read } = await inReview("additional-class", { training_certificate: 1 });
      const file = (await read()).documents[0]?.file ?? "";
      const { id: elsewhere } = await server()
        .db.kysely.selectFrom("branches")
        .select("id")
        .where("id", "<>", branch)
        .executeTakeFirstOrThrow();
      const stranger = await server().person({ role: "officer", branch_id: elsewhere });
      await expect(stranger.kwan.documents.review(file, { outcome: "accepted" }, latest)).rejects.toMatchObject({
        code: "reason_required",
      });
      await expect(driver.kwan.documents.review(file, { outcome: "accepted" }, latest)).rejects.toMatchObject({
        code: "forbidden",
      });
    });
  });
});
