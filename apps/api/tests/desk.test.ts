import { describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard } from "./fit-drivers.ts";
import { giveIdentityFile, proposeIdentity } from "./fixtures/evidence.ts";
import { type Person, testServer } from "./server.ts";

eachDatabase((database) => {
  const server = testServer(database);
  const officer = () => server().person({ role: "officer" });

  async function named(first_name: string, last_name: string): Promise<Person> {
    const person = await server().person({ role: "learner", date_of_birth: "1990-01-01" });
    const id = person.driver;
    if (id === null) throw new Error("A learner has a profile.");
    await server().db.kysely.updateTable("drivers").set({ first_name, last_name }).where("id", "=", id).execute();
    return person;
  }

  async function namesFor(by: Person, search: string): Promise<string[]> {
    const { results } = await by.kwan.desk.search({ search, limit: 100 });
    return results.map(({ name }) => name);
  }

  describe("finding a person [R-AUT-03]", () => {
    it.each([
      ["Efua", "Mensah", "Mensa"],
      ["Efua", "Mensah", "mensah efua"],
      ["Kwame", "Agyei", "Kwame Adjei"],
      ["Kwabena", "Boateng", "Kwabina Boaten"],
      ["Adwoa", "Owusu-Ansah", "Adjoa Owusu Ansa"],
      ["Kwadwo", "N'Guessan", "Kojo Nguesan"],
      ["Ɔhemaa", "Ɛdusei", "Ohema Edusei"],
      ["Zoë", "Phillips", "zoe filips"],
      ["Selorm", "Agbenyega", "Agbeny"],
    ])("%s %s by “%s”", async (first, last, search) => {
      await named(first, last);
      expect(await namesFor(await officer(), search)).toContain(`${first} ${last}`);
    });

    it("puts the closest spelling first, and leaves out other names", async () => {
      for (const last of ["Tettey", "Tetteh", "Tawiah", "Quartey"]) await named("Naa Okailey", last);
      expect(await namesFor(await officer(), "Naa Okailey Tetteh")).toEqual([
        "Naa Okailey Tetteh",
        "Naa Okailey Tettey",
      ]);
    });

    it("pages through the people who are found", async () => {
      for (const first of ["Akos", "Bea", "Cyn"]) await named(first, "Zzormelo");
      const { kwan } = await officer();
      const names: string[] = [];
      for await (const { name } of kwan.desk.search({ search: "Zormello", limit: 2 })) names.push(name);
      expect(names).toEqual(["Akos Zzormelo", "Bea Zzormelo", "Cyn Zzormelo"]);
    });

    it("by phone number, email, and the number of an ID, licence, permit or application", async () => {
      const { db } = server();
      const person = await named("Yaw", "Darko");
      const driver = person.driver ?? "";
      await giveCard(server(), person);
      await person.kwan.drivers.putIdentification(driver, { id_type: "ghana_card", id_number: "GHA-811223344-5" });
      await newApplication(server(), { driver: person.driver, filed_by: person.id, kind: "drivers-renewal" });
      const license = await db.kysely
        .selectFrom("licenses")
        .select("number")
        .where("driver_id", "=", person.driver)
        .executeTakeFirstOrThrow();
      const application = await db.kysely
        .selectFrom("services")
        .select("number")
        .where("driver_id", "=", person.driver)
        .executeTakeFirstOrThrow();
      const numbers = [
        person.phone_number,
        person.phone_number.replace("+233", "0"),
        person.email.toUpperCase(),
        "gha 811223344 5",
        license.number.toLowerCase(),
        application.number,
      ];
      const by = await officer();
      for (const number of numbers) expect(await namesFor(by, number), number).toEqual(["Yaw Darko"]);
      expect(await namesFor(by, "GHA-811223344-6")).toEqual([]);
      // The contact details of a person without an account are only on their record.
      await db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", person.id).execute();
      await db.kysely
        .updateTable("drivers")
        .set({ phone_number: "+233209998877", email: "yaw.darko@mail.example" })
        .where("id", "=", person.driver)
        .execute();
      expect(await namesFor(by, "020 999 8877")).toEqual(["Yaw Darko"]);
      expect(await namesFor(by, "Yaw.Darko@mail.example")).toEqual(["Yaw Darko"]);
      const { results } = await by.kwan.desk.search({ search: "020 999 8877" });
      expect(results).toMatchObject([
        { has_account: false, license_number: license.number, license_status: "valid", classes: ["B"] },
      ]);
    });

    it("records each person who was shown as read", async () => {
      const [one, other] = [await named("Abla", "Xetor"), await named("Afi", "Xetor")];
      const by = await officer();
      await namesFor(by, "Xetor");
      const rows = await server()
        .db.kysely.selectFrom("audit")
        .select(["action", "entity", "entity_id"])
        .where("actor_id", "=", by.id)
        .execute();
      const read = rows.map(({ action, entity, entity_id }) => `${action} ${entity} ${entity_id}`);
      expect(read.toSorted()).toEqual([`read driver ${one.driver}`, `read driver ${other.driver}`].toSorted());
    });
  });

  describe("a person's file [R-AUT-03]", () => {
    it("has what belongs to the person, and what an officer may do", async () => {
      const person = await named("Esi", "Nyarko");
      const driver = person.driver ?? "";
      await giveCard(server(), person);
      await person.kwan.drivers.putIdentification(driver, {
        id_type: "ghana_card",
        id_number: "GHA-811223355-5",
        expires_on: "2026-12-01",
      });
      await newApplication(server(), { driver: person.driver, filed_by: person.id, kind: "drivers-renewal" });
      const by = await officer();
      expect(await by.kwan.desk.file(driver)).toMatchObject({
        name: "Esi Nyarko",
        driver: { id: driver, phone_number: person.phone_number },
        flags: ["identity_unverified"],
        identification: { id_number: "GHA-811223355-5", is_verified: false },
        identity_check: null,
        account: { id: person.id, is_active: true },
        license: { status: "valid" },
        training: { lessons: 0, hours: 0, last_on: null },
        applications: [{ kind: "drivers-renewal", branch_name: null }],
        invoices: [],
        decisions: [],
        may_propose: [
          ...["verify_identity", "refuse_identity", "correct_record", "change_contact"],
          ...["correct_licence", "change_licence"],
        ],
      });
      await giveIdentityFile(server(), driver, person.id);
      await proposeIdentity(by, driver);
      server().clock.forward(20 * 86_400_000);
      const later = await (await officer()).kwan.desk.file(driver);
      expect(later.flags).toEqual(["identity_expired"]);
      expect(later.identity_check?.note).toBe("seen");
      expect(later.identity_check?.by).toBeTruthy();
      expect(later.decisions).toMatchObject([{ kind: "verify_identity", state: "in_force" }]);
      expect(later.messages[0]).toMatchObject({ purpose: "Account", state: "waiting" });
      expect(Object.keys(later.messages[0] ?? {})).not.toContain("text");
    });

    it("shows invoices with their payments, and money that an officer has to look at", async () => {
      const { db, deps } = server();
      const person = await named("Kofi", "Amponsah");
      const application_id = await newApplication(server(), {
        driver: person.driver,
        filed_by: person.id,
        kind: "drivers-renewal",
      });
      const now = server().clock.now.toISOString();
      const invoice_id = deps.newId("inv");
      await db.kysely
        .insertInto("invoices")
        .values({
          id: invoice_id,
          number: "INV-2026-900001",
          application_id,
          driver_id: person.driver ?? ("drv_" as never),
          due: "on_sending",
          status: "paid",
          total_pesewas: 21_000 as never,
          issued_at: now,
          due_at: now,
          paid_at: now,
        })
        .execute();
      await db.kysely
        .insertInto("payments")
        .values({
          id: deps.newId("pay"),
          invoice_id,
          reference: "KWP-DESK-1",
          provider: "sandbox",
          channel: "card",
          status: "failed",
          amount_pesewas: 21_000 as never,
          received_pesewas: 20_000 as never,
          currency: "GHS",
          checkout_url: null,
          mismatch: "wrong_amount",
          flagged_at: now,
          started_at: now,
        })
        .execute();
      const by = await officer();
      const { results } = await by.kwan.office.flaggedPayments({ limit: 100 });
      expect(results.find(({ driver }) => driver === person.driver)).toMatchObject({
        flag: "wrong_amount",
        expected: "210.00",
        received: "200.00",
      });
      const file = await by.kwan.desk.file(person.driver ?? "");
      expect(file.flags).toContain("payment_flagged");
      expect(file.invoices).toMatchObject([
        { total: "210.00", payments: [{ amount: "200.00", flag: "wrong_amount", is_resolved: false }] },
      ]);
    });

    it("offers a reviewer and the person's own officer no decision to propose", async () => {
      const person = await named("Akua", "Sarfo");
      const reviewer = await server().person({ role: "reviewer" });
      expect((await reviewer.kwan.desk.file(person.driver ?? "")).may_propose).toEqual([]);
      const own = await officer();
      await server()
        .db.kysely.updateTable("drivers")
        .set({ email: own.email })
        .where("id", "=", person.driver)
        .execute();
      expect(await own.kwan.desk.file(person.driver ?? "")).toMatchObject({
        may_propose: [],
        flags: ["own_record", "identity_unverified"],
      });
    });
  });

  describe("registering somebody without an account [R-AUT-13]", () => {
    const kofi = {
      first_name: "Kofi",
      last_name: "Asare",
      date_of_birth: "1979-05-04",
      nationality: { value: "GH", label: "Ghanaian" },
      sex: "male",
      phone_number: "0244 555 010",
      address: { city: "Tamale", country: "Ghana" },
      id_type: "ghana_card",
      id_number: "gha 700100200 3",
    } as const;
    const other = (changes: object) => ({ ...kofi, ...changes });

    it("makes a record that is found, without an account, and whose identity is still to be verified", async () => {
      const { kwan, id } = await officer();
      const made = await kwan.desk.register(kofi);
      const file = await kwan.desk.file(made.id);
      expect(file).toMatchObject({ name: "Kofi Asare", account: null, flags: ["identity_unverified", "no_account"] });
      expect(file.identification).toMatchObject({ id_number: "GHA-700100200-3", is_verified: false });
      expect(file.driver).toMatchObject({ phone_number: "+233244555010", is_phone_verified: false });
      expect(file.may_propose).toContain("verify_identity");
      const act = await server()
        .db.kysely.selectFrom("audit")
        .selectAll()
        .where("entity_id", "=", made.id)
        .where("action", "=", "register_driver")
        .executeTakeFirstOrThrow();
      expect(act.actor_id).toBe(id);
    });

    it("refuses a document that is on record, and makes nothing", async () => {
      const { kwan } = await officer();
      await kwan.desk.register(other({ last_name: "Buabeng", id_number: "GHA-700100200-4" }));
      await expect(
        kwan.desk.register(other({ last_name: "Bimpong", id_number: "GHA-700100200-4" })),
      ).rejects.toMatchObject({ code: "already_exists" });
      expect(await namesFor(await officer(), "Bimpong")).toEqual([]);
    });

    it("asks about a namesake born on the same day, and takes the officer's word", async () => {
      const { kwan } = await officer();
      await kwan.desk.register(other({ last_name: "Donkor", id_number: "GHA-700100200-5" }));
      const twin = other({ first_name: "KOFI", last_name: "donkor", id_number: "GHA-700100200-6" });
      await expect(kwan.desk.register(twin)).rejects.toMatchObject({
        body: { is_another_person: [expect.stringContaining("already on record")] },
      });
      await expect(kwan.desk.register({ ...twin, is_another_person: true })).resolves.toMatchObject({
        first_name: "KOFI",
      });
      const younger = other({ last_name: "Donkor", id_number: "GHA-700100200-7", date_of_birth: "1979-05-05" });
      await expect(kwan.desk.register(younger)).resolves.toMatchObject({ date_of_birth: "1979-05-05" });
    });

    it.each([
      ["date_of_birth", { date_of_birth: "2030-01-01" }],
      ["id_number", { id_number: "12" }],
      ["phone_number", { phone_number: "12" }],
      ["expires_on", { expires_on: "2020-01-01" }],
    ])("names a wrong %s", async (field, changes) => {
      const { kwan } = await officer();
      await expect(kwan.desk.register(other(changes))).rejects.toMatchObject({
        body: { [field]: [expect.any(String)] },
      });
    });
  });
});
