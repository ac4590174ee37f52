import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { answer, enquiring } from "./enquiring.ts";
import { guideOfStates } from "./guide-forms.ts";
import { type Person, testServer } from "./server.ts";

const folder = guideOfStates();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

eachDatabase((database) => {
  const server = testServer(database, { PORTAL_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1" });
  const { branches, send, complain, follow, staff, seenBy, idOf } = enquiring(server);

  describe("complaints [R-PUB-06]", () => {
    it("are handled by somebody outside the branch concerned, also without a name", async () => {
      const [here, elsewhere, officer, admin] = [
        await staff("reviewer", "Kofi Asante", branches.accra),
        await staff("reviewer", "Yaa Owusu", branches.weija),
        await staff("officer", "Abena Tetteh"),
        await staff("admin", "Efua Sey"),
      ];
      const sent = await complain({ branch: "GA1" });
      expect(await seenBy(elsewhere, sent?.number)).toEqual({
        isListed: true,
        isTask: true,
        counted: ["handle_complaint"],
      });
      for (const other of [here, officer, admin])
        expect(await seenBy(other, sent?.number)).toEqual({ isListed: false, isTask: false, counted: [] });
      const id = await idOf(sent?.number);
      await expect(here.kwan.enquiries.get(id)).rejects.toMatchObject({ code: "not_found" });
      const enquiry = await elsewhere.kwan.enquiries.get(id);
      await expect(
        elsewhere.kwan.enquiries.answer(id, { ...answer, closes: true }, { ifMatch: enquiry }),
      ).rejects.toMatchObject({ code: "invalid" });
      await elsewhere.kwan.enquiries.answer(id, { ...answer, closes: true, outcome: "upheld" }, { ifMatch: enquiry });
      expect((await follow(sent)).thread).toMatchObject({ state: "closed", outcome: "upheld" });
    });

    it.each([
      ["a full name in another order and spelling", "Mr MENSA, Kwabena"],
      ["a surname", "the tall one, Mensah"],
      ["a first name", "Kwabena at window 3"],
    ])("do not exist for somebody who is named by %s", async (_, about) => {
      const [named, other] = [await staff("reviewer", "Kwabena Mensah"), await staff("reviewer", "Efua Boatemaa")];
      const sent = await complain({ about });
      expect(await seenBy(named, sent?.number)).toEqual({ isListed: false, isTask: false, counted: [] });
      expect((await seenBy(other, sent?.number)).isTask).toBe(true);
    });

    it("do not exist for somebody who is named in the text, now or later", async () => {
      const [named, other] = [await staff("reviewer", "Kwabena Mensah"), await staff("reviewer", "Efua Boatemaa")];
      const sent = await complain({ text: "I waited. Then Kwabena Mensah asked me for 50 cedis." });
      expect((await seenBy(named, sent?.number)).isListed).toBe(false);
      const later = await complain();
      expect((await seenBy(named, later?.number)).isTask).toBe(true);
      const { results } = await named.kwan.tasks.list({ kind: "handle_complaint" });
      const task = results.find(({ subject_id }) => subject_id !== undefined)?.id ?? "";
      await named.kwan.tasks.claim(task);
      await send("follow", { number: later?.number ?? "", code: later?.code ?? "", text: "It was Efua Boatemaa." });
      await send("follow", { number: later?.number ?? "", code: later?.code ?? "", text: "And Kwabena Mensah too." });
      expect((await seenBy(named, later?.number)).isListed).toBe(false);
      // What they had taken is free again. Both are named now, so an administrator deals with it.
      const admin = await staff("admin", "Adjoa Sey");
      expect((await seenBy(admin, later?.number)).isTask).toBe(true);
      expect(
        (await admin.kwan.tasks.list({ kind: "handle_complaint", mine: "false" })).results.map(({ id }) => id),
      ).toContain(task);
      void other;
    });

    it("do not exist for somebody who is recorded on the application that they cite, or for its owner", async () => {
      const [recorded, other] = [await staff("officer", "Kwabena Mensah"), await staff("reviewer", "Efua Boatemaa")];
      const owner = await server().person();
      const id = await newApplication(server(), { driver: owner.driver, filed_by: owner.id, status: "in_review" });
      await server()
        .db.kysely.updateTable("services")
        .set({ number: "KW-2026-0000426" })
        .where("id", "=", id)
        .execute();
      await recorded.kwan.notes.write({ service: id, text: "Asked for the affidavit by phone." });
      // The officer has moved on since, and handles complaints now.
      await server().db.kysely.updateTable("users").set({ role: "reviewer" }).where("id", "=", recorded.id).execute();
      const sent = await complain({ cited: "KW-2026-0000426" });
      expect((await seenBy(recorded, sent?.number)).isListed).toBe(false);
      expect((await seenBy(other, sent?.number)).isTask).toBe(true);
      await server()
        .db.kysely.updateTable("users")
        .set({ driver_id: owner.driver })
        .where("id", "=", owner.id)
        .execute();
      await server().db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", owner.id).execute();
      await server()
        .db.kysely.updateTable("users")
        .set({ driver_id: owner.driver })
        .where("id", "=", other.id)
        .execute();
      expect((await seenBy(other, sent?.number)).isListed).toBe(false);
      await server().db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", other.id).execute();
    });

    it("go to the administrators if nobody is left, and if one is named, to the other", async () => {
      await staff("reviewer", "Kwabena Mensah");
      const [one, other] = [await staff("admin", "Efua Sey"), await staff("admin", "Adjoa Darko")];
      const sent = await complain({ about: "Mensah and Mrs Sey" });
      expect((await seenBy(one, sent?.number)).isListed).toBe(false);
      expect((await seenBy(other, sent?.number)).isTask).toBe(true);
      expect((await follow(sent)).thread?.isStuck).toBe(false);
      await other.kwan.enquiries.get(await idOf(sent?.number));
      // The audit log tells the named administrator nothing, whatever they search for.
      const rowsFor = async ({ kwan }: Person) =>
        (await kwan.audit.list({ include_reads: "true", limit: 100 })).results.filter(
          ({ entity_id, action }) => entity_id === id || action === "file_enquiry",
        );
      const id = await idOf(sent?.number);
      expect((await rowsFor(one)).filter(({ entity_id }) => entity_id === id)).toEqual([]);
      expect((await rowsFor(other)).map(({ entity_id }) => entity_id)).toContain(id);
      const file = await one.kwan.audit.download({});
      expect(await new Response(file as unknown as BodyInit).text().catch(() => String(file))).not.toContain(id);
    });

    it("say so if everybody who could handle them is named", async () => {
      await staff("reviewer", "Kwabena Mensah");
      const admin = await staff("admin", "Efua Sey");
      const sent = await complain({ about: "Mensah and Sey" });
      expect((await seenBy(admin, sent?.number)).isListed).toBe(false);
      expect((await follow(sent)).thread?.isStuck).toBe(true);
      // A new colleague finds it.
      const later = await staff("reviewer", "Yaa Owusu");
      expect((await seenBy(later, sent?.number)).isTask).toBe(true);
    });

    it("do not exist for a colleague whom a handler excludes, and who then has no claim on the task", async () => {
      const [handler, friend] = [await staff("reviewer", "Kwabena Mensah"), await staff("reviewer", "Efua Boatemaa")];
      const sent = await complain();
      const id = await idOf(sent?.number);
      const [task] = (await friend.kwan.tasks.list({ subject: id })).results;
      await friend.kwan.tasks.claim(task?.id ?? "");
      const reason = "She is the sister of the officer.";
      await expect(handler.kwan.enquiries.exclude(id, { account: handler.id, reason })).rejects.toMatchObject({
        code: "invalid",
      });
      const excluded = await handler.kwan.enquiries.exclude(id, { account: friend.id, reason });
      expect(excluded.excluded).toEqual([{ id: friend.id, name: "Efua Boatemaa" }]);
      expect((await seenBy(friend, sent?.number)).isListed).toBe(false);
      expect((await handler.kwan.tasks.list({ subject: id })).results).toMatchObject([{ claimed_by: null }]);
      await expect(handler.kwan.tasks.assign({ tasks: [task?.id ?? ""], assignee: friend.id })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("stay complaints, and keep the branch that decides who may see them", async () => {
      const handler = await staff("reviewer", "Kwabena Mensah");
      const enquiry = await handler.kwan.enquiries.get(await idOf((await complain({ branch: "GA1" }))?.number));
      const pass = (body: { topic: "card" | "delay"; branch?: string }) =>
        handler.kwan.enquiries.pass(enquiry.id, { ...body, reason: "It is about a delay." }, { ifMatch: enquiry });
      await expect(pass({ topic: "card", branch: branches.accra })).rejects.toMatchObject({ code: "invalid" });
      await expect(pass({ topic: "delay" })).rejects.toMatchObject({ code: "invalid" });
      await pass({ topic: "delay", branch: branches.accra });
      expect((await handler.kwan.enquiries.get(enquiry.id)).topic).toBe("delay");
    });

    it("say by message only that there is an answer, and no list of messages names the person", async () => {
      const [handler, admin] = [await staff("reviewer", "Kwabena Mensah"), await staff("admin", "Efua Sey")];
      const email = "witness@mail.example";
      const enquiry = await handler.kwan.enquiries.get(await idOf((await complain({ email }))?.number));
      await handler.kwan.enquiries.answer(enquiry.id, answer, { ifMatch: enquiry });
      expect(await server().lastMessage(email)).not.toContain(answer.text);
      await server().db.kysely.updateTable("messages").set({ state: "dead" }).where("recipient", "=", email).execute();
      expect((await admin.kwan.staff.undelivered()).results.map(({ to }) => to)).not.toContain(email);
    });
  });
});
