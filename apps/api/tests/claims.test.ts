import { describe, expect, it } from "vitest";
import { workOnImport } from "../src/office/imports/work.ts";
import { bothDatabases } from "./databases.ts";
import { giveIdentityFile, proposeIdentity } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { licenceFile, licenceLine } from "./licence-files.ts";
import { type Person, testServer } from "./server.ts";

let number = 40_000_000;

bothDatabases((database) => {
  const of = testServer(database);

  /** Imports one person's licence and returns the details printed on the card. */
  async function imported(change: Readonly<Record<string, string>> = {}) {
    const [maker, runner] = [await of().person({ role: "admin" }), await of().person({ role: "reviewer" })];
    const index = ++number;
    const person = { first_name: "Ama", last_name: "Serwaa", date_of_birth: "1984-02-03", ...change };
    // Each file has different rows, so that no two files are the same.
    const file = licenceFile(0, [licenceLine(index, person)], `register-${index}.csv`);
    const { id } = await maker.kwan.imports.start({ kind: "licences", file });
    await workOnImport(of().deps, idOf("imp", id));
    await runner.kwan.imports.run(id);
    await workOnImport(of().deps, idOf("imp", id));
    const { results } = await maker.kwan.imports.rows(id);
    expect(results[0]?.result).toBe("imported");
    const license_number = `REG-${String(index).padStart(8, "0")}`;
    return {
      card: { license_number, date_of_birth: person.date_of_birth, issued_on: "2022-04-01" },
      id,
      maker,
      runner,
    };
  }

  const newcomer = () => of().person({ role: "learner", hasProfile: false });
  const driverOf = async (person: Person) => (await person.kwan.users.me()).driver ?? "";
  const renewal = { kind: "drivers-renewal" } as const;

  describe("claiming a licence [R-AUT-06]", () => {
    it("does not send what an officer has begun for its holder, until identity is verified", async () => {
      const { card, id } = await imported({ last_name: "Begunclaim" });
      const [row] = await of()
        .db.kysely.selectFrom("import_rows")
        .select("driver_id")
        .where("import_id", "=", idOf("imp", id))
        .execute();
      const driver = row?.driver_id ?? "";
      const officer = await of().person({ role: "officer" });
      const draft = await officer.kwan.services.create(renewal.kind, { driver });
      const person = await newcomer();
      await person.kwan.drivers.claim(card);
      await expect(person.kwan.services.move(draft.id, { action: "submit" }, latest)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringMatching(/provisionally/),
      });
    });

    it("links none of two licences whose numbers differ only in hyphens", async () => {
      const { card } = await imported({ last_name: "Onehyphen" });
      const { card: other } = await imported({ last_name: "Nohyphen" });
      const licences = of().db.kysely.updateTable("licenses");
      const alike = card.license_number.replace("-", "");
      await licences.set({ number: alike }).where("number", "=", other.license_number).execute();
      const person = await newcomer();
      await expect(person.kwan.drivers.claim(card)).rejects.toMatchObject({ status: 400 });
      expect(await driverOf(person)).toBe("");
    });

    it("links it provisionally: nothing can be filed, shared or changed until identity is verified", async () => {
      const { card } = await imported({ last_name: "Firstclaim" });
      const person = await newcomer();
      const typed = card.license_number.toLowerCase().replace("-", "");
      const claimed = await person.kwan.drivers.claim({ ...card, license_number: typed });
      expect(claimed).toMatchObject({ is_provisional: true, message: expect.stringMatching(/bring it to a branch/) });
      const driver = await driverOf(person);
      expect(driver).toBe(claimed.driver);
      const noted = await of()
        .db.kysely.selectFrom("audit")
        .select(["actor_id", "driver_id"])
        .where("action", "=", "claim_license")
        .where("actor_id", "=", person.id)
        .execute();
      expect(noted).toEqual([{ actor_id: person.id, driver_id: driver }]);
      expect(await person.kwan.licences.get(driver)).toMatchObject({ number: card.license_number });
      const verdict = async () =>
        (await person.kwan.drivers.availableServices(driver)).results.find(({ kind }) => kind === renewal.kind);
      const isMissing = (code: string) =>
        verdict().then((answer) => answer?.reasons.some((each) => each.code === code));
      expect(await isMissing("license_not_confirmed")).toBe(true);
      const refused = { code: "state_forbids", message: expect.stringMatching(/provisionally/) };
      await expect(person.kwan.services.create(renewal.kind, { driver, details: {} })).rejects.toMatchObject(refused);
      await expect(person.kwan.licences.share(driver)).rejects.toMatchObject(refused);
      await expect(person.kwan.drivers.update(driver, { occupation: "Trader" })).rejects.toMatchObject(refused);

      const id_number = "GHA-787878787-1";
      await person.kwan.drivers.putIdentification(driver, { id_type: "ghana_card", id_number });
      const officer = await of().person({ role: "officer" });
      const flags = async () => (await officer.kwan.desk.file(driver)).flags;
      expect(await flags()).toContain("licence_provisional");
      await giveIdentityFile(of(), driver, person.id);
      await proposeIdentity(officer, driver);
      expect(await isMissing("license_not_confirmed")).toBe(false);
      expect(await flags()).not.toContain("licence_provisional");
      await person.kwan.services.create(renewal.kind, { driver, details: {} });
      await person.kwan.licences.share(driver);
      await person.kwan.drivers.update(driver, { occupation: "Trader" });
    });

    it("says the same whichever fact is wrong, and stops after five tries a day", async () => {
      const { card } = await imported({ last_name: "Secondclaim" });
      const person = await newcomer();
      const wrong = [
        { ...card, license_number: "REG-00000000" },
        { ...card, date_of_birth: "1984-02-04" },
        { ...card, issued_on: "2022-04-02" },
      ];
      const results = await Promise.all(wrong.map((facts) => person.kwan.drivers.claim(facts).settled()));
      const errors = results.map((each) => !each.ok && [each.error.status, each.error.message]);
      expect(new Set(errors.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(errors[0]).toEqual([400, expect.stringMatching(/could not match these details/)]);
      for (const facts of wrong.slice(0, 2)) await person.kwan.drivers.claim(facts).settled();
      await expect(person.kwan.drivers.claim(card)).rejects.toMatchObject({ code: "rate_limited" });
      expect((await person.kwan.users.me()).driver).toBeNull();
    });

    it("a licence is claimed once", async () => {
      const { card } = await imported({ last_name: "Thirdclaim" });
      const [one, two] = [await newcomer(), await newcomer()];
      const both = await Promise.all([one, two].map(({ kwan }) => kwan.drivers.claim(card).settled()));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it("moves to the claimer's own record only if that is plainly the same person, without a licence", async () => {
      const { kysely } = of().db;
      const { card } = await imported({ last_name: "Ownrecord" });
      const other = await of().person({ role: "learner", date_of_birth: card.date_of_birth });
      await expect(other.kwan.drivers.claim(card)).rejects.toThrow(/could not match/);
      const same = await of().person({ role: "learner", date_of_birth: card.date_of_birth });
      await kysely.updateTable("drivers").set({ last_name: "Ownrecord" }).where("id", "=", same.driver).execute();
      expect(await same.kwan.drivers.claim(card)).toMatchObject({ driver: same.driver, is_provisional: true });
      expect(await same.kwan.licences.get(same.driver ?? "")).toMatchObject({ number: card.license_number });
      await expect(same.kwan.drivers.claim(card)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringMatching(/already has a licence/),
      });
    });

    it("stops after ten wrong tries a day for one licence, but not for somebody who has made none", async () => {
      const { card } = await imported({ last_name: "Manytries" });
      const wrong = { ...card, date_of_birth: "1984-02-04" };
      const isLimited = async (person: Person, facts: typeof card) => {
        const tried = await person.kwan.drivers.claim(facts).settled();
        return !tried.ok && tried.error.code === "rate_limited";
      };
      // Wait until the attempts in other tests no longer count.
      of().clock.forward(86_400_001);
      const strangers = [await newcomer(), await newcomer(), await newcomer()];
      for (let tried = 0; tried < 10; tried++)
        expect(await isLimited(strangers[Math.floor(tried / 4)] as Person, wrong)).toBe(false);
      expect(await isLimited(strangers[2] as Person, card), "after a wrong try today").toBe(true);
      expect(await isLimited(await newcomer(), card), "the holder").toBe(false);
      of().clock.forward(86_400_001);
    });

    it("a record that says more than the card is linked at an office", async () => {
      const { card } = await imported({ last_name: "Contacts" });
      await of()
        .db.kysely.updateTable("drivers")
        .set({ phone_number: "+233244999888" })
        .where("last_name", "=", "Contacts")
        .execute();
      await expect((await newcomer()).kwan.drivers.claim(card)).rejects.toThrow(/could not match/);
    });

    it("an import is not undone for somebody who has claimed their licence", async () => {
      const { card, id, maker, runner } = await imported({ last_name: "Keeper" });
      const person = await newcomer();
      await person.kwan.drivers.claim(card);
      await maker.kwan.imports.undo(id, { reason: "It was the file of another region." });
      await runner.kwan.imports.undo(id, {});
      await workOnImport(of().deps, idOf("imp", id));
      expect(await maker.kwan.imports.get(id)).toMatchObject({ state: "undone", counts: { undone: 0, kept: 1 } });
      expect(await person.kwan.licences.get(await driverOf(person))).toMatchObject({ number: card.license_number });
    });
  });
});
