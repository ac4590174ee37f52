import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { tidyUp } from "../src/main/jobs/tidy-up.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { answer, complaint, enquiring, question } from "./enquiring.ts";
import { guideOfStates, sendForm } from "./guide-forms.ts";
import { testServer } from "./server.ts";

const folder = guideOfStates();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

eachDatabase((database) => {
  const server = testServer(database, { PORTAL_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1" });
  const { branches, newKey, send, ask, complain, follow, staff, seenBy, idOf } = enquiring(server);

  describe("questions [R-PUB-06]", () => {
    it("become a task for officers at the branch, and are followed with a number and a secret code", async () => {
      const here = await staff("officer", "Kofi Asante", branches.accra);
      const elsewhere = await staff("officer", "Yaa Owusu", branches.weija);
      const sent = await ask({ branch: "GA1" });
      expect(sent).toEqual({
        number: expect.stringMatching(/^EN-2026-\d{7}$/),
        code: expect.stringMatching(/^\w{5}-\w{5}$/),
      });
      expect(await seenBy(here, sent?.number)).toEqual({ isListed: true, isTask: true, counted: ["answer_question"] });
      expect(await seenBy(elsewhere, sent?.number)).toMatchObject({ isListed: false, isTask: false, counted: [] });

      const id = await idOf(sent?.number);
      const read = await here.kwan.enquiries.get(id);
      await here.kwan.enquiries.answer(id, answer, { ifMatch: read });
      const { thread } = await follow(sent);
      expect(thread).toMatchObject({ state: "answered", isStuck: false });
      expect(thread?.messages).toMatchObject([
        { isOurs: false, text: question.text },
        { isOurs: true, text: answer.text },
      ]);
      // The person never learns who answered.
      expect(JSON.stringify(thread)).not.toContain("Asante");
      expect((await seenBy(here, sent?.number)).isTask).toBe(false);

      const again = { number: sent?.number ?? "", code: sent?.code ?? "", text: "Can my sister collect it?" };
      const key = newKey();
      for (const _ of [1, 2]) await send("follow", { ...again, key });
      expect((await follow(sent)).thread?.messages).toHaveLength(3);
      expect((await seenBy(here, sent?.number)).isTask).toBe(true);
    });

    it("about one's own data go to administrators, and others are passed on to the right desk", async () => {
      const [officer, admin] = [await staff("officer", "Kofi Asante"), await staff("admin", "Efua Sey")];
      const privacy = await ask({ topic: "privacy" });
      expect((await seenBy(officer, privacy?.number)).isListed).toBe(false);
      expect((await seenBy(admin, privacy?.number)).isListed).toBe(true);

      const wrong = await officer.kwan.enquiries.get(await idOf((await ask())?.number));
      await officer.kwan.enquiries.pass(
        wrong.id,
        { topic: "website", reason: "The page does not load." },
        { ifMatch: wrong },
      );
      expect((await seenBy(officer, wrong.number)).isListed).toBe(false);
      expect((await seenBy(admin, wrong.number)).isTask).toBe(true);
      expect((await admin.kwan.enquiries.get(wrong.id)).title).toBe("A problem with this website");
    });

    it("that cite an application go to its branch, whether or not the number exists", async () => {
      const [here, elsewhere] = [
        await staff("officer", "Kofi Asante", branches.accra),
        await staff("officer", "Yaa Owusu", branches.weija),
      ];
      const owner = await server().person();
      const id = await newApplication(server(), {
        driver: owner.driver,
        filed_by: owner.id,
        branch_id: branches.accra,
      });
      const number = "KW-2026-0000418";
      await server().db.kysely.updateTable("services").set({ number }).where("id", "=", id).execute();
      const sent = await ask({ cited: number.toLowerCase().replaceAll("-", " ") });
      expect((await here.kwan.enquiries.get(await idOf(sent?.number))).application).toBe(id);
      expect((await seenBy(elsewhere, sent?.number)).isListed).toBe(false);
      const made = await ask({ cited: "KW-2026-9999999" });
      expect((await elsewhere.kwan.enquiries.get(await idOf(made?.number))).cited).toBe("KW-2026-9999999");
    });

    it("tell the person by email and text message that there is an answer", async () => {
      const officer = await staff("officer", "Kofi Asante");
      const [email, phone_number] = ["esi@mail.example", "+233244123456"];
      const sent = await ask({ email, phone_number: "024 412 3456" });
      const enquiry = await officer.kwan.enquiries.get(await idOf(sent?.number));
      expect(enquiry).toMatchObject({ email, phone_number });
      await officer.kwan.enquiries.answer(enquiry.id, { ...answer, closes: true }, { ifMatch: enquiry });
      expect(await server().lastMessage(email)).toContain(answer.text);
      expect(await server().lastMessage(phone_number)).toContain(sent?.number);
      expect(await server().lastMessage(phone_number)).not.toContain(answer.text);
      const late = await send("follow", {
        number: sent?.number ?? "",
        code: sent?.code ?? "",
        text: "Thank you very much.",
      });
      expect(late.problem).toMatch(/closed/);
    });

    it("are stored once if their form is sent twice, and show the same code", async () => {
      const key = newKey();
      const [one, other] = [await send("contact", { ...question, key }), await send("contact", { ...question, key })];
      expect(one.sent?.code).toBeTruthy();
      expect(other.sent).toEqual(one.sent);
    });

    it("are stored once if their form is sent twice at the same time", async () => {
      const key = newKey();
      const both = await Promise.all([1, 2].map(() => send("contact", { ...question, key })));
      expect(both[0]?.sent?.code).toBeTruthy();
      expect(both[1]?.sent).toEqual(both[0]?.sent);
    });

    it("are not lost if somebody goes back, changes the form and sends it again", async () => {
      const officer = await staff("officer", "Kofi Asante");
      const key = newKey();
      const one = (await send("contact", { ...question, key })).sent;
      const other = (await send("contact", { ...question, key, text: "And what does it cost me?" })).sent;
      expect(other?.number).not.toBe(one?.number);
      expect((await officer.kwan.enquiries.get(await idOf(other?.number))).messages).toMatchObject([
        { text: "And what does it cost me?" },
      ]);
      const again = { number: one?.number ?? "", code: one?.code ?? "", key };
      await send("follow", { ...again, text: "The first thing I forgot." });
      await send("follow", { ...again, text: "The second thing I forgot." });
      expect((await follow(one)).thread?.messages).toHaveLength(3);
    });

    it("say what is wrong with the form, and keep the key", async () => {
      const key = newKey();
      const {
        errors,
        key: kept,
        sent,
        status,
      } = await send("contact", { key, text: "Why?", email: "esi@", phone_number: "12" });
      expect(status).toBe(200);
      expect(Object.keys(errors ?? {}).toSorted()).toEqual(["email", "phone_number", "text", "topic"]);
      expect(errors?.text).toMatch(/at least 10 characters/);
      expect([kept, sent]).toEqual([key, undefined]);
      // A complaint cannot be sent with the form for questions, where officers of the branch would read it.
      expect((await send("contact", { ...complaint })).errors).toHaveProperty("topic");
    });

    it("are refused from a page of somebody else, and if they are far too long", async () => {
      const from = (headers: Record<string, string>) =>
        sendForm(server(), "/guide/contact", { ...question, key: newKey() }, { headers });
      expect(await from({ "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403 });
      expect(await from({ origin: "https://elsewhere.example" })).toMatchObject({ status: 403 });
      expect((await from({ "sec-fetch-site": "same-origin", origin: "null" })).sent).toBeDefined();
      const long = await send("contact", { ...question, text: "a".repeat(70_000) });
      expect([long.status, long.headers.get("cache-control")]).toEqual([413, "no-store"]);
    });

    it("are answered in the language of their page", async () => {
      const officer = await staff("officer", "Kofi Asante");
      const { sent } = await sendForm(server(), "/fr/guide/contact", {
        ...question,
        email: "efua@mail.example",
        key: newKey(),
      });
      const enquiry = await officer.kwan.enquiries.get(await idOf(sent?.number));
      await officer.kwan.enquiries.answer(enquiry.id, answer, { ifMatch: enquiry });
      expect(await server().lastMessage("efua@mail.example")).toMatch(/Vous avez une réponse.*\/fr\/guide\/follow/);
    });

    it("are kept for a year after the last message, and complaints for three", async () => {
      const [asked, complained] = [await ask(), await complain()];
      const left = async () =>
        (await server().db.kysely.selectFrom("enquiries").select("number").execute()).map(({ number }) => number);
      const now = server().clock.now;
      server().clock.forward(366 * 86_400_000);
      await tidyUp(server().deps);
      expect(await left()).not.toContain(asked?.number);
      expect(await left()).toContain(complained?.number);
      server().clock.forward(2 * 365 * 86_400_000);
      await tidyUp(server().deps);
      expect(await left()).not.toContain(complained?.number);
      server().clock.now = now;
    });
  });

  describe("the secret code [R-PUB-06]", () => {
    it("is needed with the number, and the answer does not say which of both is wrong", async () => {
      const sent = await ask();
      const wrong = await follow({ number: sent?.number ?? "", code: "K7M2P-QX4TD" });
      const unknown = await follow({ number: "EN-2026-9999990", code: sent?.code ?? "" });
      expect(wrong.thread).toBeUndefined();
      expect(wrong.problem).toMatch(/number or the code is wrong/);
      expect(unknown.problem).toBe(wrong.problem);
      const rows = await server()
        .db.kysely.selectFrom("audit")
        .select("entity_id")
        .where("action", "=", "enquiry_code_refused")
        .execute();
      expect(rows.map(({ entity_id }) => entity_id)).toEqual(["unknown"]);
    });

    it("cannot be guessed again and again, and the right one is still taken", async () => {
      const sent = await ask();
      const guess = () => follow({ number: sent?.number ?? "", code: "K7M2P-QX4TD" });
      for (let tries = 0; tries < 100; tries++) await guess();
      expect((await guess()).problem).toMatch(/Too many attempts/);
      expect((await follow(sent)).thread?.messages).toHaveLength(1);
    });

    it("is stored as a hash only", async () => {
      const sent = await ask();
      const row = await server()
        .db.kysely.selectFrom("enquiries")
        .selectAll()
        .where("number", "=", sent?.number ?? "")
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(sent?.code ?? "none");
    });
  });
});
