import { beforeAll, describe, expect, it } from "vitest";
import { purgeEvidence } from "../src/licensing/update-requests/commands/purge-evidence.ts";
import { eachDatabase } from "./databases.ts";
import { proposeIdentity } from "./fixtures/evidence.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

const day = 86_400_000;
const card = () => fileOf(pdf(), "card.pdf");
let numbers = 880_100_100;

eachDatabase((database) => {
  const server = testServer(database);
  beforeAll(async () => {
    await seedBranches(server());
  });

  const officer = () => server().person({ role: "officer" });
  const standing = (person: Person) => person.kwan.drivers.identification(person.driver ?? "");
  const upload = (by: Person, driver: string) => by.kwan.documents.uploadIdentity(driver, { file: card() });

  /** Returns a person with the number of an identity document that nobody has checked. */
  async function somebody() {
    const person = await server().person({ role: "learner" });
    const driver = person.driver ?? "";
    const id_number = `GHA-${++numbers}-1`;
    await person.kwan.drivers.putIdentification(driver, { id_type: "ghana_card", id_number });
    return { person, driver, id_number };
  }
  const refuse = (by: Person, driver: string, id_number: string) =>
    by.kwan.decisions.propose({
      kind: "refuse_identity",
      driver,
      details: { id_number, notice: "The photo on this card is not of you. Send your own card." },
      ground: "not_theirs",
      reason: "The photo does not match the person.",
    });

  describe("verifying an identity [R-AUT-05] [R-AUT-19]", () => {
    it("takes one officer if the document came from the person's own account", async () => {
      const { person, driver } = await somebody();
      const { id } = await upload(person, driver);
      expect((await standing(person)).files).toMatchObject([{ id, name: "card.pdf", is_owners: true }]);
      const by = await officer();
      expect((await by.kwan.desk.file(driver)).identification.files).toMatchObject([{ id, is_owners: true }]);
      const made = await proposeIdentity(by, driver);
      expect(made).toMatchObject({ state: "in_force", decided_by: null, evidence: [{ id, name: "card.pdf" }] });
      expect(await standing(person)).toMatchObject({ is_verified: true, files: [] });
      // The file stays with the decision, where its owner can still read it.
      await person.kwan.documents.get(id);
      await expect(person.kwan.documents.remove(id)).rejects.toMatchObject({ code: "state_forbids" });
      await expect(upload(person, driver)).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("takes two people if only staff supplied the document, and never goes without one", async () => {
      const { person, driver } = await somebody();
      const [one, other] = [await officer(), await officer()];
      const made = await proposeIdentity(one, driver);
      expect(made).toMatchObject({ state: "proposed", evidence: [] });
      const approve = (by: Person) => by.kwan.decisions.decide(made.id, { outcome: "approved" }, latest);
      await expect(approve(other)).rejects.toMatchObject({ code: "state_forbids" });
      const { id } = await upload(one, driver);
      const [seen] = (await other.kwan.decisions.list({ driver })).results;
      expect(seen?.evidence).toMatchObject([{ id }]);
      // A file that is uploaded after that has to be seen as well.
      const back = await upload(one, driver);
      const blind = other.kwan.decisions.decide(made.id, { outcome: "approved" }, { ifMatch: seen ?? "" });
      await expect(blind).rejects.toMatchObject({ code: "stale" });
      await one.kwan.documents.remove(back.id);
      await other.kwan.documents.download(id);
      await expect(approve(one)).rejects.toMatchObject({ code: "own_request" });
      expect((await standing(person)).is_verified).toBe(false);
      expect(await approve(other)).toMatchObject({ state: "in_force", evidence: [{ id }] });
      expect(await standing(person)).toMatchObject({ is_verified: true });
      // The check is named after the officer who has seen the document, not after the one who approved it.
      expect((await one.kwan.desk.file(driver)).identity_check?.by).toBe(made.proposed_by.name);
    });

    it("takes two for somebody at the counter, who has no account", async () => {
      const [one, other] = [await officer(), await officer()];
      const made = await one.kwan.desk.register({
        first_name: "Adjoa",
        last_name: "Nyarko",
        date_of_birth: "1974-02-11",
        nationality: { value: "GH", label: "Ghanaian" },
        sex: "female",
        id_type: "ghana_card",
        id_number: `GHA-${++numbers}-1`,
        is_another_person: true,
      });
      await upload(one, made.id);
      const { id, state } = await proposeIdentity(one, made.id);
      expect(state).toBe("proposed");
      await other.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      expect((await other.kwan.desk.file(made.id)).identification.is_verified).toBe(true);
    });

    it("is refused where it takes effect: another number, an expired document, no document any more", async () => {
      const { person, driver } = await somebody();
      const by = await officer();
      const expiring = { id_type: "ghana_card", id_number: `GHA-${++numbers}-1` } as const;
      await person.kwan.drivers.putIdentification(driver, { ...expiring, expires_on: "2026-12-01" });
      const { id } = await proposeIdentity(by, driver);
      const other = await officer();
      const approve = () => other.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      const file = await upload(by, driver);
      await person.kwan.drivers.putIdentification(driver, { ...expiring, id_number: `GHA-${++numbers}-1` });
      await expect(approve()).rejects.toMatchObject({ code: "state_forbids" });
      await person.kwan.drivers.putIdentification(driver, { ...expiring, expires_on: "2026-12-01" });
      await by.kwan.documents.remove(file.id);
      await expect(approve()).rejects.toMatchObject({ code: "state_forbids" });
      await upload(by, driver);
      server().clock.forward(30 * day);
      const later = await officer();
      const attempt = later.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      await expect(attempt).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("reads no file of somebody else, and lets nobody give one for them", async () => {
      const { person, driver } = await somebody();
      const { id } = await upload(person, driver);
      const stranger = await server().person();
      await expect(stranger.kwan.documents.get(id)).rejects.toMatchObject({ code: "not_found" });
      await expect(stranger.kwan.documents.remove(id)).rejects.toMatchObject({ code: "not_found" });
      await expect(upload(stranger, driver)).rejects.toMatchObject({ code: "not_found" });
      await expect((await officer()).kwan.documents.remove(id)).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("keeps two files from the person and two from staff, and a third replaces the oldest", async () => {
      const { person, driver } = await somebody();
      const by = await officer();
      const own = [await upload(person, driver), await upload(person, driver), await upload(person, driver)];
      const theirs = await upload(by, driver);
      const { files } = await standing(person);
      expect(files.map(({ id }) => id)).toEqual([own[1]?.id, own[2]?.id, theirs.id]);
      await person.kwan.documents.remove(own[1]?.id ?? "");
      expect((await standing(person)).files).toHaveLength(2);
    });
  });

  describe("refusing an identity document [R-AUT-05]", () => {
    it("takes one officer, frees the number, and says in plain words what to do", async () => {
      const { person, driver, id_number } = await somebody();
      const by = await officer();
      await expect(refuse(by, driver, "GHA-1")).rejects.toMatchObject({ body: { id_number: [expect.any(String)] } });
      expect(await refuse(by, driver, id_number)).toMatchObject({ state: "in_force", decided_by: null });
      expect(await standing(person)).toMatchObject({ id_number: null, is_verified: false });
      const message = await server().lastMessage(person.phone_number);
      expect(message).toContain("The photo on this card is not of you. Send your own card.");
      expect(message).toContain("in your profile");
      expect(message).toContain("You can appeal until");
      const { person: owner, driver: theirs } = await somebody();
      await owner.kwan.drivers.putIdentification(theirs, { id_type: "ghana_card", id_number });
    });

    it("can be appealed: the document is on the record again, unless somebody else has it", async () => {
      for (const isTaken of [false, true]) {
        const { person, driver, id_number } = await somebody();
        const by = await officer();
        const { id } = await refuse(by, driver, id_number);
        await person.kwan.decisions.appeal(id, { reason: "It is my card. I have grown a beard since then." });
        if (isTaken) {
          const { person: owner, driver: theirs } = await somebody();
          await owner.kwan.drivers.putIdentification(theirs, { id_type: "ghana_card", id_number });
        }
        const judge = await officer();
        const [task] = (await judge.kwan.tasks.list({ kind: "appeal", limit: 100 })).results.filter(
          (each) => each.driver === driver,
        );
        const allowed = judge.kwan.decisions.decideAppeal(task?.subject_id ?? "", {
          outcome: "withdrawn",
          reason: "The face is the same.",
        });
        if (isTaken) await expect(allowed).rejects.toMatchObject({ code: "already_exists" });
        else {
          await allowed;
          expect(await standing(person)).toMatchObject({ id_number, id_type: "ghana_card", is_verified: false });
        }
      }
    });
  });

  it("a file that nobody checks is deleted after 180 days, and one of a refused document after a year [R-AUT-05]", async () => {
    const { person, driver, id_number } = await somebody();
    const by = await officer();
    const refused = await upload(person, driver);
    await refuse(by, driver, id_number);
    await person.kwan.drivers.putIdentification(driver, { id_type: "ghana_card", id_number });
    const unchecked = await upload(person, driver);
    const left = async () => {
      const rows = await server()
        .db.kysely.selectFrom("documents")
        .select("id")
        .where("id", "in", [refused.id, unchecked.id] as never)
        .execute();
      return rows.map(({ id }) => id);
    };
    server().clock.forward(180 * day);
    await purgeEvidence(server().deps);
    expect(await left()).toEqual([refused.id, unchecked.id]);
    server().clock.forward(day);
    await purgeEvidence(server().deps);
    expect(await left()).toEqual([refused.id]);
    server().clock.forward(186 * day);
    await purgeEvidence(server().deps);
    expect(await left()).toEqual([]);
  });
});
