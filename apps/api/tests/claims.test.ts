import { describe, expect, it } from "vitest";
import { workOnImport } from "../src/office/imports/work.ts";
import { noDriver } from "../src/platform/ids.ts";
import { bothDatabases } from "./databases.ts";
import { giveEvidence, giveIdentityFile, proposeIdentity } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { licenceFile, licenceLine } from "./licence-files.ts";
import { giveEyeTest } from "./people.ts";
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
  const numberOf = async (driver: string | null) =>
    (
      await of()
        .db.kysely.selectFrom("licenses")
        .select("number")
        .where("driver_id", "=", idOf("drv", driver ?? ""))
        .executeTakeFirst()
    )?.number;
  const tasksAbout = async (officer: Person, driver: string | null) =>
    (await officer.kwan.tasks.list({ subject: driver ?? "" })).results
      .map(({ kind }) => kind)
      .filter((kind) => kind === "settle_claim");
  let identities = 787_000_000;
  /** Gives an identity document to a person, who uploads it, and has an officer verify it. */
  async function verify(officer: Person, driver: string, person: Person) {
    const id_number = `GHA-${++identities}-1`;
    await person.kwan.drivers.putIdentification(driver, { id_type: "ghana_card", id_number });
    await giveIdentityFile(of(), driver, person.id);
    return proposeIdentity(officer, driver);
  }
  const approveAsSecond = async ({ id }: { readonly id: string }) =>
    (await of().person({ role: "reviewer" })).kwan.decisions.decide(id, { outcome: "approved" }, latest);
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
      await approveAsSecond(await proposeIdentity(officer, driver));
      expect(await isMissing("license_not_confirmed")).toBe(false);
      expect(await flags()).not.toContain("licence_provisional");
      await person.kwan.services.create(renewal.kind, { driver, details: {} });
      await person.kwan.licences.share(driver);
      await person.kwan.drivers.update(driver, { occupation: "Trader" });
    });

    it("shows nothing of the licence, and gives no role, until the identity is verified", async () => {
      const { card, id } = await imported({ last_name: "Hiddenclaim" });
      const [row] = await of()
        .db.kysely.selectFrom("import_rows")
        .select("driver_id")
        .where("import_id", "=", idOf("imp", id))
        .execute();
      const record = row?.driver_id ?? noDriver;
      const kysely = of().db.kysely;
      await kysely
        .updateTable("drivers")
        .set({ blood_group: "O+", is_id_verified: true })
        .where("id", "=", record)
        .execute();
      await giveEyeTest(of(), record, (await of().person({ role: "officer" })).id, "2026-11-01");
      const thief = await newcomer();
      const { driver } = await thief.kwan.drivers.claim(card);
      expect(driver).toBe(record);
      expect(await thief.kwan.licences.get(driver)).toMatchObject({
        is_provisional: true,
        holder: "Ama Hiddenclaim",
        number: null,
        status: null,
        classes: [],
        endorsement: null,
      });
      expect(await thief.kwan.drivers.get(driver)).toMatchObject({ classes: [], blood_group: null });
      expect((await thief.kwan.drivers.eyeTest(driver)).acuity).toBeNull();
      expect((await thief.kwan.drivers.eyeTest(driver)).tested_on).toBeNull();
      const withheld = {
        is_provisional: true,
        license: null,
        endorsements: [],
        eye_test: null,
        learners_license: null,
      };
      expect(await thief.kwan.drivers.record(driver)).toMatchObject(withheld);
      expect((await thief.kwan.decisions.own()).results).toEqual([]);
      const copy = await (await thief.kwan.users.downloadMyData()).text();
      for (const secret of ["O+", "Korle Bu", "Hiddenclaim"]) expect(copy, secret).not.toContain(secret);
      expect(copy).toContain(card.license_number);
      expect((await thief.kwan.users.me()).role).toBe("learner");
      const officer = await of().person({ role: "officer" });
      expect((await officer.kwan.desk.file(driver)).license).toMatchObject({ number: card.license_number });
      expect((await officer.kwan.desk.file(driver)).claim).toMatchObject({ is_alike: false, name_on_licence: null });

      await approveAsSecond(await verify(officer, driver, thief));
      expect((await thief.kwan.users.me()).role).toBe("driver");
      const shown = await thief.kwan.licences.get(driver);
      expect(shown).toMatchObject({ is_provisional: false, holder: "Ama Hiddenclaim", number: card.license_number });
      expect((await thief.kwan.drivers.get(driver)).blood_group).toBe("O+");
      const own = { is_provisional: false, license: { number: card.license_number }, eye_test: { is_passed: true } };
      expect(await thief.kwan.drivers.record(driver)).toMatchObject(own);
      expect((await officer.kwan.desk.file(driver)).claim).toBeNull();
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

    it("moves to the claimer's own record if the date of birth is the same, and names that differ open a task", async () => {
      const { kysely } = of().db;
      const { card } = await imported({ last_name: "Ownrecord" });
      const other = await of().person({ role: "learner", date_of_birth: "1984-02-04" });
      await expect(other.kwan.drivers.claim(card)).rejects.toThrow(/could not match/);
      const same = await of().person({ role: "learner", date_of_birth: card.date_of_birth });
      await kysely.updateTable("drivers").set({ last_name: "Ownrecord" }).where("id", "=", same.driver).execute();
      expect(await same.kwan.drivers.claim(card)).toMatchObject({ driver: same.driver, is_provisional: true });
      expect(await numberOf(same.driver)).toBe(card.license_number);
      const officer = await of().person({ role: "officer" });
      expect(await tasksAbout(officer, same.driver)).toEqual([]);
      const { card: married } = await imported({ last_name: "Maidenname" });
      const wife = await of().person({ role: "learner", date_of_birth: married.date_of_birth });
      await wife.kwan.drivers.claim(married);
      expect(await tasksAbout(officer, wife.driver)).toEqual(["settle_claim"]);
      expect((await officer.kwan.desk.file(wife.driver ?? "")).claim).toMatchObject({
        is_alike: false,
        name_on_licence: "Ama Maidenname",
        others: [],
      });
      // The name differs, so one officer is not enough to make her the holder.
      const proposal = await verify(officer, wife.driver ?? "", wife);
      expect(proposal.state).toBe("proposed");
      expect((await wife.kwan.users.me()).role).toBe("learner");
      await approveAsSecond(proposal);
      expect((await wife.kwan.users.me()).role).toBe("driver");
      expect(await tasksAbout(officer, wife.driver)).toEqual([]);
      await expect(same.kwan.drivers.claim(card)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringMatching(/already has a licence/),
      });
    });

    it("opens a task when the true owner claims it later; two people move it, both are told, and the loser keeps only the account", async () => {
      const { card } = await imported({ last_name: "Twoclaims" });
      const [thief, owner] = [await newcomer(), await newcomer()];
      const { driver } = await thief.kwan.drivers.claim(card);
      const officer = await of().person({ role: "officer" });
      expect(await tasksAbout(officer, driver)).toEqual(["settle_claim"]);
      const claimed = owner.kwan.drivers.claim(card);
      await expect(claimed).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringMatching(/Two officers/),
      });
      await owner.kwan.drivers.claim(card).settled();
      const told = async (person: Person) => (await person.kwan.notifications.list()).results.map(({ title }) => title);
      expect((await told(thief))[0]).toBe("Two accounts claim one licence");
      expect((await told(owner)).filter((title) => title === "Two accounts claim one licence")).toHaveLength(1);
      await newcomer().then((other) => other.kwan.drivers.claim({ ...card, issued_on: "2022-04-02" }).settled());
      const file = await officer.kwan.desk.file(driver);
      expect(file.flags).toContain("licence_disputed");
      expect(file.claim?.others).toHaveLength(1);
      expect(file.may_propose).toContain("settle_claim");
      expect(file.may_propose).not.toContain("verify_identity");
      await expect(verify(officer, driver, thief)).rejects.toMatchObject({ code: "state_forbids" });

      const reason = "The card and the Ghana Card were seen at the counter.";
      const proposal = {
        kind: "settle_claim" as const,
        driver,
        details: { outcome: "moved" },
        ground: "at_counter",
        reason,
      };
      const { id } = await officer.kwan.decisions.propose(proposal);
      await expect(officer.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
        code: "own_request",
      });
      await giveEvidence(of(), id);
      const reviewer = await of().person({ role: "reviewer" });
      await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      expect(await thief.kwan.users.me()).toMatchObject({ driver: null, role: "learner" });
      expect(await driverOf(owner)).toBe(driver);
      expect((await told(thief))[0]).toBe("We have decided whose licence it is");
      expect((await told(owner))[0]).toBe("We have decided whose licence it is");
      expect((await officer.kwan.desk.file(driver)).identification.id_number).toBeNull();
      expect(await owner.kwan.licences.get(driver)).toMatchObject({ is_provisional: true, number: null });
      await expect(thief.kwan.licences.get(driver)).rejects.toMatchObject({ status: 404 });
      await approveAsSecond(await verify(officer, driver, owner));
      expect(await owner.kwan.licences.get(driver)).toMatchObject({ number: card.license_number });
      expect((await owner.kwan.users.me()).role).toBe("driver");
    });

    it("moves it to the owner's own profile from the profile of the one who claimed it first", async () => {
      const { card } = await imported({ last_name: "Twoprofiles" });
      const born = { role: "learner", date_of_birth: card.date_of_birth } as const;
      const [thief, owner] = [await of().person(born), await of().person(born)];
      await thief.kwan.drivers.claim(card);
      await owner.kwan.drivers.claim(card).settled();
      const officer = await of().person({ role: "officer" });
      const about = { kind: "settle_claim" as const, driver: thief.driver ?? "", ground: "at_counter" };
      const reason = "The card and the Ghana Card were seen at the counter.";
      const { id } = await officer.kwan.decisions.propose({ ...about, details: { outcome: "moved" }, reason });
      await giveEvidence(of(), id);
      await (await of().person({ role: "reviewer" })).kwan.decisions.decide(id, { outcome: "approved" }, latest);
      expect(await numberOf(owner.driver)).toBe(card.license_number);
      expect(await numberOf(thief.driver)).toBeUndefined();
      expect(await driverOf(thief)).toBe(thief.driver);
      expect(await thief.kwan.licences.get(thief.driver ?? "")).toMatchObject({ is_provisional: false, number: null });
    });

    it("can be claimed again once the account that had claimed it has been deleted", async () => {
      const { card } = await imported({ last_name: "Claimedagain" });
      const [first, second] = [await newcomer(), await newcomer()];
      const { driver } = await first.kwan.drivers.claim(card);
      const { kysely } = of().db;
      await kysely.updateTable("users").set({ driver_id: null }).where("id", "=", first.id).execute();
      await kysely
        .updateTable("drivers")
        .set({ user_id: null })
        .where("id", "=", idOf("drv", driver))
        .returning("id")
        .execute();
      expect(await second.kwan.drivers.claim(card)).toMatchObject({ driver, is_provisional: true });
    });

    it("stays where it is if two people say so", async () => {
      const { card } = await imported({ last_name: "Keptclaim" });
      const [holder, other] = [await newcomer(), await newcomer()];
      const { driver } = await holder.kwan.drivers.claim(card);
      await other.kwan.drivers.claim(card).settled();
      const officer = await of().person({ role: "officer" });
      const about = { kind: "settle_claim" as const, driver, ground: "at_counter" };
      const reason = "The card and the Ghana Card were seen at the counter.";
      const { id } = await officer.kwan.decisions.propose({ ...about, details: { outcome: "kept" }, reason });
      await giveEvidence(of(), id);
      await (await of().person({ role: "reviewer" })).kwan.decisions.decide(id, { outcome: "approved" }, latest);
      expect(await driverOf(holder)).toBe(driver);
      expect(await driverOf(other)).toBe("");
      await approveAsSecond(await verify(officer, driver, holder));
      expect(await holder.kwan.licences.get(driver)).toMatchObject({ number: card.license_number });
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
      expect(await numberOf(await driverOf(person))).toBe(card.license_number);
    });
  });
});
