// What decisions do to identities, contacts, licences, certificates and accounts, where a record is unusual.
import { beforeAll, describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { examples, type Kind } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { giveEvidence, giveIdentityFile } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Seen at the counter on Monday.";
const day = 86_400_000;

eachDatabase((database) => {
  const of = testServer(database);
  let [officer, reviewer, admin, second] = [] as unknown as [Person, Person, Person, Person];
  beforeAll(async () => {
    await seedBranches(of());
    officer = await of().person({ role: "officer" });
    reviewer = await of().person({ role: "reviewer" });
    admin = await of().person({ role: "admin" });
    second = await of().person({ role: "admin" });
  });
  const newDriver = () => of().person({ role: "learner", date_of_birth: "1990-01-01" });
  const setDriver = ({ driver }: Person, changes: object) =>
    of()
      .db.kysely.updateTable("drivers")
      .set(changes)
      .where("id", "=", idOf("drv", driver ?? ""))
      .execute();
  const accountOf = ({ id }: Person) =>
    of().db.kysely.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const noticesOf = async ({ id }: Person) =>
    (await of().db.kysely.selectFrom("notifications").select("message").where("user_id", "=", id).execute()).map(
      ({ message }) => message,
    );
  const messagesTo = async (recipient: string) =>
    (await of().db.kysely.selectFrom("messages").select("id").where("recipient", "=", recipient).execute()).length;

  const propose = async (kind: Kind, person: Person, details: object = {}, by = officer) => {
    const example = await examples[kind](of(), person);
    const about = kind === "grant_role" ? { subject: person.id } : { driver: person.driver ?? "" };
    const all = Object.keys(details).length > 0 ? (details as Record<string, string>) : example.details;
    return by.kwan.decisions.propose({ kind, ...about, reason, ground: example.ground, details: all });
  };
  async function approve({ id, state }: { id: string; state: string }, by = reviewer): Promise<string> {
    if (state === "proposed") {
      await giveEvidence(of(), id);
      await by.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    }
    return id;
  }
  const reverse = async (id: string) => approve(await officer.kwan.decisions.reverse(id, { reason }));
  const forbidden = { code: "state_forbids" };

  describe("an identity [R-AUT-05]", () => {
    it("is not checked without a number, or twice", async () => {
      const person = await newDriver();
      const { details, ground } = await examples.verify_identity(of(), person);
      const about = { kind: "verify_identity", driver: person.driver ?? "", details, ground, reason } as const;
      for (const changes of [{ id_type: null, id_number: null }, { is_id_verified: true }]) {
        await setDriver(person, changes);
        await expect(officer.kwan.decisions.propose(about)).rejects.toMatchObject(forbidden);
        await setDriver(person, { id_type: "ghana_card", id_number: details.id_number, is_id_verified: false });
      }
    });

    it("is not approved if the number has changed or the document has ended since", async () => {
      for (const changes of [{ id_number: "GHA-555555555-5" }, { id_expires_on: "2026-11-20" }]) {
        const person = await newDriver();
        const made = await propose("verify_identity", person);
        await setDriver(person, changes);
        await expect(approve(made)).rejects.toMatchObject(forbidden);
      }
    });

    it.each(["verify_identity", "refuse_identity"] as const)("keeps its files with the decision: %s", async (kind) => {
      const person = await newDriver();
      await giveIdentityFile(of(), person.driver ?? "", person.id);
      const service = await newApplication(of(), { driver: person.driver, filed_by: person.id });
      const { kysely } = of().db;
      const files = kysely.selectFrom("documents").where("driver_id", "=", idOf("drv", person.driver ?? ""));
      const own = await files.selectAll().executeTakeFirstOrThrow();
      const page = { document: "passport_page", application_id: service, blob_key: of().deps.newId("blb") } as const;
      await kysely
        .insertInto("documents")
        .values({ ...own, ...page, id: of().deps.newId("doc") } as never)
        .execute();
      await setDriver(person, { id_type: "passport" });
      const id = await approve(await propose(kind, person));
      expect(await files.select(["document", "decision_id"]).orderBy("document").execute()).toEqual([
        { document: "identity_document", decision_id: id },
        { document: "passport_page", decision_id: null },
      ]);
    });

    it("that was refused is given back, unless somebody else has the number now", async () => {
      const [one, other] = [await newDriver(), await newDriver()];
      const { details } = await examples.refuse_identity(of(), one);
      const refused = await approve(await propose("refuse_identity", one));
      await setDriver(other, { id_type: "ghana_card", id_number: details.id_number });
      await expect(reverse(refused)).rejects.toMatchObject({ code: "already_exists" });
      await setDriver(other, { id_type: "ghana_card", id_number: "GHA-444444444-4" });
      await reverse(refused);
      expect((await one.kwan.drivers.identification(one.driver ?? "")).id_number).toBe(details.id_number);
    });
  });

  describe("a contact [R-AUT-04]", () => {
    it("is changed alone, and everybody is warned, whatever they want to hear", async () => {
      for (const [field, value] of [
        ["phone_number", "+233245559911"],
        ["email", "changed.alone@mail.example"],
      ] as const) {
        const person = await newDriver();
        const users = of().db.kysely.updateTable("users").where("id", "=", person.id);
        await users.set({ wants_sms: false, wants_email: false, pending_email: "p@x.example" }).execute();
        await approve(await propose("change_contact", person, { [field]: value }));
        const { phone_number, email, pending_email } = await accountOf(person);
        expect({ phone_number, email, pending_email }).toEqual({
          ...{ phone_number: person.phone_number, email: person.email },
          pending_email: field === "email" ? null : "p@x.example",
          [field]: value,
        });
        expect([await messagesTo(person.phone_number), await messagesTo(person.email)]).toEqual([1, 1]);
      }
    });

    it("that did not exist is not verified after a reversal", async () => {
      for (const [field, verified, value] of [
        ["phone_number", "is_phone_verified", "+233245559922"],
        ["email", "is_email_verified", "given.back@mail.example"],
      ] as const) {
        const person = await newDriver();
        const users = of().db.kysely.updateTable("users").where("id", "=", person.id);
        await users.set({ [field]: null, [verified]: false }).execute();
        const id = await approve(await propose("change_contact", person, { [field]: value }));
        expect(await accountOf(person)).toMatchObject({ [field]: value, [verified]: true });
        await reverse(id);
        expect(await accountOf(person)).toMatchObject({ [field]: null, [verified]: false });
      }
    });

    it("is of an account, and a record without one has a licence all the same", async () => {
      const person = await newDriver();
      await setDriver(person, { user_id: null });
      await of().db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", person.id).execute();
      await expect(propose("change_contact", person)).rejects.toMatchObject(forbidden);
      await approve(await propose("enter_licence", person));
    });
  });

  describe("a licence [R-AUT-15]", () => {
    it("is not held by people too young for it, or of an unknown age", async () => {
      const person = await newDriver();
      await giveLicence(of(), person.driver, "2024-02-02");
      const young = { date_of_birth: "2010-01-01" };
      await expect(propose("correct_record", person, young)).rejects.toMatchObject(forbidden);
      const other = await newDriver();
      const made = await propose("correct_record", other, young);
      await giveLicence(of(), other.driver, "2024-02-02");
      await expect(approve(made)).rejects.toMatchObject(forbidden);
      const unknown = await newDriver();
      await setDriver(unknown, { date_of_birth: null });
      await expect(propose("enter_licence", unknown)).rejects.toMatchObject(forbidden);
    });

    it("keeps the days since which its classes are held, and a new one is held since the card", async () => {
      const person = await newDriver();
      await giveLicence(of(), person.driver, "2020-02-02", ["B", "C"]);
      const licenses = of().db.kysely.selectFrom("licenses").selectAll();
      const read = () => licenses.where("driver_id", "=", idOf("drv", person.driver ?? "")).executeTakeFirstOrThrow();
      await of()
        .db.kysely.updateTable("licenses")
        .set({ issued_on: "2023-03-03", expires_on: "2029-03-02" })
        .where("driver_id", "=", idOf("drv", person.driver ?? ""))
        .execute();
      await approve(await propose("correct_licence", person, { classes: ["B", "D"] } as never));
      expect((await read()).classes).toEqual([
        { letter: "B", since: "2020-02-02" },
        { letter: "D", since: "2023-03-03" },
      ]);
      const gone = await newDriver();
      const made = await propose("correct_licence", gone);
      await of()
        .db.kysely.deleteFrom("licenses")
        .where("driver_id", "=", idOf("drv", gone.driver ?? ""))
        .execute();
      await expect(approve(made)).rejects.toMatchObject(forbidden);
    });

    it("that is entered has the values of the form, and nothing else", async () => {
      const person = await newDriver();
      const { details } = await examples.enter_licence(of(), person);
      const { renewed_on: _, restrictions: __, ...least } = details;
      await approve(await propose("enter_licence", person, { ...least, is_commercial: true }));
      const row = of().db.kysely.selectFrom("licenses").selectAll();
      expect(await row.where("driver_id", "=", idOf("drv", person.driver ?? "")).executeTakeFirst()).toMatchObject({
        ...{ number: details.license_number, is_commercial: true, renewed_on: [], restrictions: [] },
        ...{ issue: 1, is_card_blocked: false, certificate_number: null, processing_centre: null },
      });
    });

    it("is revoked once, and a suspension that begins later stops nothing before", async () => {
      const revoked = { endorsement: "revoked", from: "2026-11-01", order_number: "LD/1", ordered_on: "2026-10-20" };
      const notice = "You drove without insurance. Bring your card to the branch.";
      const person = await newDriver();
      await approve(await propose("change_licence", person, { ...revoked, notice }));
      const other = { endorsement: "suspended", from: "2026-11-01", until: "2027-11-01" };
      await expect(propose("change_licence", person, { ...revoked, ...other, notice })).rejects.toMatchObject(
        forbidden,
      );
      const later = await newDriver();
      const like = { driver: later.driver, filed_by: later.id, kind: "center-change", status: "paid" } as const;
      const service = await newApplication(of(), like);
      const from = new Date(of().clock.now.getTime() + 9 * day).toISOString().slice(0, 10);
      await approve(await propose("change_licence", later, { ...revoked, ...other, from, notice }));
      const services = of().db.kysely.selectFrom("services").select("status").where("id", "=", service);
      expect(await services.executeTakeFirst()).toEqual({ status: "paid" });
    });
  });

  it("a certificate is withdrawn once, and its school is told then and when it is given back [R-AUT-08]", async () => {
    const person = await newDriver();
    const { details } = await examples.withdraw_certificate(of(), person);
    const enrolments = of().db.kysely.selectFrom("enrolments").select("school_id");
    const { school_id } = await enrolments.where("driver_id", "=", person.driver).executeTakeFirstOrThrow();
    const school = await of().person({ role: "driving_school", school_id });
    const id = await approve(await propose("withdraw_certificate", person));
    expect(await noticesOf(school)).toEqual([expect.stringContaining(String(details.certificate_number))]);
    expect((await noticesOf(school))[0]).toContain("T-1");
    const again = propose("withdraw_certificate", person, { ...details, notice: "Another notice, for a second time." });
    await expect(again).rejects.toMatchObject(forbidden);
    await reverse(id);
    expect((await noticesOf(school))[1]).toContain(String(details.certificate_number));
  });

  it("a role has its place, and its holder is told, without another invitation [R-AUT-02]", async () => {
    const colleague = await of().person({ role: "officer" });
    const { id: branch } = await of().db.kysely.selectFrom("branches").select("id").executeTakeFirstOrThrow();
    const { id: school } = await newSubject(of(), "accredit_school");
    for (const [details, places] of [
      [
        { role: "reviewer", branch },
        { role: "reviewer", branch_id: branch, school_id: null },
      ],
      [
        { role: "driving_school", school },
        { role: "driving_school", branch_id: null, school_id: school },
      ],
    ] as const) {
      const before = (await noticesOf(colleague)).length;
      await approve(await propose("grant_role", colleague, details, admin), second);
      expect(await accountOf(colleague)).toMatchObject(places);
      expect(await noticesOf(colleague)).toHaveLength(before + 1);
    }
    const codes = of().db.kysely.selectFrom("codes").select("id").where("user_id", "=", colleague.id);
    expect(await codes.execute()).toEqual([]);
  });
});
