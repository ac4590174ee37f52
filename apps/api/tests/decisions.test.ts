import { decisionKinds, decisionRow } from "@kwan/domain/decisions";
import { beforeAll, describe, expect, it } from "vitest";
import { lastEndorsement } from "../src/people/drivers/endorsements-store.ts";
import { lastWithdrawn } from "../src/people/schools/enrolments-store.ts";
import { noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { examples, type Kind, reason } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { approve, giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const kinds = decisionKinds.filter((kind): kind is Kind => decisionRow(kind).subject !== "payment");

const adult = { role: "learner", date_of_birth: "1990-01-01" } as const;

/** Returns the fields of a proposal that name the subject of this kind of decision. */
const about = (kind: Kind, { id, driver }: Person) =>
  decisionRow(kind).subject === "driver" ? { driver: driver ?? "" } : { subject: id };
/** Returns the ID that finds the decisions about this subject in the list. */
const subjectOf = (kind: Kind, { id, driver }: Person) =>
  decisionRow(kind).subject === "driver" ? (driver ?? "") : id;

/** Returns all of a person's data that a decision can change. */
async function recordOf({ db }: TestServer, { driver, id }: Person) {
  const driver_id = driver ? idOf("drv", driver) : noDriver;
  const { kysely } = db;
  const person = await kysely.selectFrom("drivers").selectAll().where("id", "=", driver_id).executeTakeFirst();
  const account = await kysely.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const license = await kysely.selectFrom("licenses").selectAll().where("driver_id", "=", driver_id).executeTakeFirst();
  const { updated_at: _, version: __, ...record }: Readonly<Record<string, unknown>> = person ?? {};
  const { updated_at: ___, version: ____, ...contacts } = account;
  const endorsement = await lastEndorsement(kysely, driver_id);
  const certificate = await lastWithdrawn(kysely, driver_id);
  return { record, account: contacts, license, endorsement, certificate };
}

eachDatabase((database) => {
  const of = testServer(database);
  beforeAll(() => seedBranches(of()));
  const officer = () => of().person({ role: "officer" });
  /** Creates a person who can propose this kind of decision. */
  const clerk = (kind: Kind) =>
    of().person({ role: clerks[decisionRow(kind).subject as keyof typeof clerks] ?? "officer" });
  const clerks = {
    ...({ staff: "admin", branch: "admin", program: "admin", notice_board: "admin" } as const),
    books: "accountant",
  } as const;
  /** Creates a second person who can approve this kind of decision. */
  const approverOf = (kind: Kind) =>
    of().person({ role: approvers[decisionRow(kind).subject as keyof typeof approvers] ?? "officer" });
  const approvers = {
    ...({ staff: "admin", branch: "admin", program: "admin", notice_board: "admin" } as const),
    ...({ school: "reviewer", instructor: "reviewer", books: "reviewer" } as const),
  };

  /** Returns all data that this kind of decision can change. */
  async function stateOf(kind: Kind, subject: Person) {
    const tables = {
      school: "schools",
      instructor: "instructors",
      branch: "branches",
      books: "books",
      program: "programs",
      notice_board: "notice_boards",
    } as const;
    const { subject: type } = decisionRow(kind);
    const table = Object.hasOwn(tables, type) ? tables[type as keyof typeof tables] : undefined;
    if (!table) return recordOf(of(), subject);
    const rows = of()
      .db.kysely.selectFrom(table as "schools")
      .selectAll();
    const record = await rows.where("id", "=", subject.id as never).executeTakeFirstOrThrow();
    const closures = of().db.kysely.selectFrom("branch_closures").selectAll().where("withdrawn_at", "is", null);
    return {
      record: {
        ...record,
        works: await of()
          .db.kysely.selectFrom("planned_works")
          .select("text_en")
          .where("withdrawn_at", "is", null)
          .execute(),
        closures: await closures.where("branch_id", "=", subject.id as never).execute(),
      } as Readonly<Record<string, unknown>>,
      account: null,
      license: null,
      endorsement: null,
      certificate: null,
    };
  }

  async function proposed(kind: Kind, by: Person, person: Person) {
    const body = { kind, ...about(kind, person), reason, ...(await examples[kind](of(), person)) };
    return by.kwan.decisions.propose(body);
  }

  async function made(kind: Kind, person: Person) {
    const [proposer, approver] = [await clerk(kind), await approverOf(kind)];
    const decision = await proposed(kind, proposer, person);
    if (decision.state === "proposed") await approve(of(), approver, decision.id);
    return { decision, proposer, approver };
  }

  describe("decisions about a record [R-AUT-04]", () => {
    const reversible = kinds.filter((kind) => decisionRow(kind).is_final === null);
    it.each(reversible)("%s: taking it back restores the record as it was", async (kind) => {
      const person = await newSubject(of(), kind);
      await examples[kind](of(), person);
      const empty = await stateOf(kind, person);
      const { decision, proposer, approver } = await made(kind, person);
      const changed = await stateOf(kind, person);
      expect(changed).not.toEqual(empty);
      const opposite = await proposer.kwan.decisions.reverse(decision.id, { reason: "It was another person." });
      expect(opposite.withdraws).toBe(decision.id);
      if (opposite.state === "proposed") {
        expect(await stateOf(kind, person)).toEqual(changed);
        await approve(of(), approver, opposite.id);
      }
      const restored = await stateOf(kind, person);
      // The identity number was only added after `empty` was read, so the two records differ in that field.
      const { id_number: _, id_updated_at: __, id_type: ___, ...rest } = restored.record;
      expect(empty.record).toMatchObject(rest);
      expect({ ...restored, record: null }).toEqual({ ...empty, record: null });
      const { results } = await approver.kwan.decisions.list({ subject: subjectOf(kind, person) });
      expect(results.map(({ state }) => state)).toEqual(["in_force", "reversed"]);
    });

    it.each(kinds.filter((kind) => decisionRow(kind).approval !== null))(
      "%s: changes nothing until another person approves it",
      async (kind) => {
        const person = await newSubject(of(), kind);
        const isOfDriver = decisionRow(kind).subject === "driver";
        const proposer = await clerk(kind);
        const approver = await (isOfDriver ? of().person({ role: "reviewer" }) : approverOf(kind));
        await examples[kind](of(), person);
        const before = await stateOf(kind, person);
        const decision = await proposed(kind, proposer, person);
        expect(decision).toMatchObject({ state: "proposed", actions: ["withdraw"], decided_by: null });
        expect(await stateOf(kind, person)).toEqual(before);
        await expect(approve(of(), proposer, decision.id)).rejects.toMatchObject({
          code: expect.stringMatching(/^(own_request|forbidden)$/),
        });
        expect(await stateOf(kind, person)).toEqual(before);
        const { results } = await approver.kwan.decisions.list({ state: "proposed", subject: subjectOf(kind, person) });
        expect(results).toMatchObject([{ id: decision.id, actions: ["decide"] }]);
        const approved = await approve(of(), approver, decision.id);
        expect(approved).toMatchObject({ state: "in_force", decided_by: { id: approver.id } });
        expect(await stateOf(kind, person)).not.toEqual(before);
      },
    );

    it("is only shown to people with a scope for what it is about", async () => {
      const [admin, person] = [await of().person({ role: "admin" }), await officer()];
      const { id } = await proposed("grant_role", admin, person);
      const clerkOfDrivers = await officer();
      const subject = person.id;
      expect((await clerkOfDrivers.kwan.decisions.list({ subject })).count).toBe(0);
      expect((await admin.kwan.decisions.list({ subject })).count).toBe(1);
      const decide = approve(of(), clerkOfDrivers, id);
      await expect(decide).rejects.toMatchObject({ code: "forbidden" });
      expect((await admin.kwan.decisions.list()).results.map((each) => each.subject.kind)).not.toContain("driver");
    });

    it("cannot be taken back if its kind is final, and says what to do instead", async () => {
      const person = await officer();
      const { decision, proposer } = await made("grant_role", person);
      await expect(proposer.kwan.decisions.reverse(decision.id, { reason })).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("deactivate the account"),
      });
    });

    it("says what changes, as people read it", async () => {
      const person = await of().person(adult);
      const { changes, ground_title } = await proposed("correct_record", await officer(), person);
      expect(ground_title).toBe("An official document shows the correct details");
      expect(changes).toContainEqual({
        field: "date_of_birth",
        label: "Date of birth",
        before: "January 01, 1990",
        after: "February 03, 1991",
      });
      expect(changes.find(({ field }) => field === "nationality")?.after).toBe("Togolese");
    });

    it("corrects the name of the account too, and tells the person", async () => {
      const person = await of().person(adult);
      await made("correct_record", person);
      const { record, account } = await recordOf(of(), person);
      expect(record).toMatchObject({ last_name: "Owusu-Ansah", nationality: "TG", nationality_label: "Togolese" });
      expect(account.last_name).toBe("Owusu-Ansah");
      const { results } = await person.kwan.notifications.list();
      expect(results[0]).toMatchObject({ title: "Your record has been updated" });
    });

    it("writes the values before and after to the audit log, with who proposed and who approved", async () => {
      const person = await of().person(adult);
      const { proposer, approver } = await made("correct_record", person);
      const rows = await of()
        .db.kysely.selectFrom("audit")
        .select(["action", "actor_id", "before", "after"])
        .where("entity_id", "=", person.driver ?? "")
        .where("action", "in", ["propose_decision", "put_decision_in_force"])
        .orderBy("seq")
        .execute();
      expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
        ["propose_decision", proposer.id],
        ["put_decision_in_force", approver.id],
      ]);
      expect(rows[1]?.after).toMatchObject({ kind: "correct_record" });
    });

    it("is refused by the database if the same person proposes and approves", async () => {
      const person = await of().person(adult);
      const proposer = await officer();
      const { id } = await proposed("correct_record", proposer, person);
      const set = (state: "in_force", decided_by: Person["id"] | null) =>
        of().db.kysely.updateTable("decisions").set({ state, decided_by }).where("id", "=", idOf("dec", id)).execute();
      await expect(set("in_force", proposer.id)).rejects.toThrow(/decisions_by_another/);
      await expect(set("in_force", null)).rejects.toThrow(/decisions_second/);
    });

    it("is decided once, by whoever comes first", async () => {
      const person = await of().person(adult);
      const approvers = [await officer(), await officer(), await officer()];
      const proposer = await officer();
      const { id } = await proposed("enter_licence", proposer, person);
      await giveEvidence(of(), id);
      const ends = await Promise.all([
        ...approvers.map(({ kwan }) => kwan.decisions.decide(id, { outcome: "approved" }, latest).settled()),
        proposer.kwan.decisions.withdraw(id, { reason: "Entered for the wrong person." }).settled(),
      ]);
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
      // A proposal that was withdrawn too late is in force, and nobody has proposed to reverse it.
      const { results } = await proposer.kwan.decisions.list({ driver: person.driver ?? "" });
      const { license } = await recordOf(of(), person);
      expect(results).toMatchObject([{ state: license ? "in_force" : "withdrawn" }]);
    });

    it("is not proposed twice at a time", async () => {
      const person = await of().person(adult);
      await proposed("correct_record", await officer(), person);
      await expect(proposed("correct_record", await officer(), person)).rejects.toMatchObject({ code: "already_open" });
    });

    it("cannot be approved once the record has changed, nor taken back after a later change [R-AUT-11]", async () => {
      const person = await of().person(adult);
      const [proposer, approver] = [await officer(), await officer()];
      const { id } = await proposed("correct_record", proposer, person);
      const rename = (last_name: string) =>
        of().db.kysely.updateTable("drivers").set({ last_name }).where("id", "=", idOf("drv", person.driver)).execute();
      const [{ last_name = "" } = {}] = await of()
        .db.kysely.selectFrom("drivers")
        .select("last_name")
        .where("id", "=", idOf("drv", person.driver))
        .execute();
      await rename("Changed");
      const approveIt = () => approve(of(), approver, id);
      await expect(approveIt()).rejects.toMatchObject({ code: "state_forbids" });
      await rename(last_name);
      await approveIt();
      await rename("Changed again");
      await expect(proposer.kwan.decisions.reverse(id, { reason })).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("is refused with a reason, and changes nothing", async () => {
      const person = await of().person(adult);
      const [proposer, approver] = [await officer(), await officer()];
      const before = await recordOf(of(), person);
      const { id } = await proposed("correct_record", proposer, person);
      await expect(approver.kwan.decisions.decide(id, { outcome: "refused" }, latest)).rejects.toMatchObject({
        body: { note: [expect.any(String)] },
      });
      const refusal = "The certificate is of another person.";
      expect(await approver.kwan.decisions.decide(id, { outcome: "refused", note: refusal }, latest)).toMatchObject({
        state: "refused",
        refusal,
        actions: [],
      });
      expect(await recordOf(of(), person)).toEqual(before);
      await expect(approve(of(), approver, id)).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("names what is wrong with its details and its ground", async () => {
      const person = await of().person(adult);
      const body = { kind: "enter_licence", driver: person.driver ?? "", reason, ground: "card_seen" } as const;
      const { details } = await examples.enter_licence(of(), person);
      const { kwan } = await officer();
      const wrong = { ...details, license_number: "x", expires_on: "2020-01-01", first_issued_on: "2001-01-01" };
      await expect(kwan.decisions.propose({ ...body, details: wrong })).rejects.toMatchObject({
        body: { license_number: [expect.any(String)] },
      });
      await expect(
        kwan.decisions.propose({ ...body, details: { ...details, expires_on: "2020-01-01" } }),
      ).rejects.toMatchObject({ body: { expires_on: [expect.any(String)] } });
      await expect(
        kwan.decisions.propose({ ...body, details: { ...details, first_issued_on: "2001-01-01" } }),
      ).rejects.toMatchObject({ body: { first_issued_on: [expect.stringContaining("A driver born")] } });
      await expect(kwan.decisions.propose({ ...body, details, ground: "toString" })).rejects.toMatchObject({
        body: { ground: [expect.any(String)] },
      });
    });
  });

  describe("entering a licence [R-AUT-06]", () => {
    it("makes a learner a driver, with the licence that was on the card", async () => {
      const person = await of().person(adult);
      await made("enter_licence", person);
      expect(await person.kwan.users.me()).toMatchObject({ role: "driver" });
      const license = await person.kwan.licences.get(person.driver ?? "");
      expect(license).toMatchObject({ issued_on: "2021-04-01", expires_on: "2027-03-31", restrictions: ["glasses"] });
    });

    it("refuses a number that another record has, and a second licence for one person", async () => {
      const [one, other] = [await of().person(adult), await of().person(adult)];
      const { decision } = await made("enter_licence", one);
      const number = decision.changes.find(({ field }) => field === "license_number")?.after ?? "";
      const { details } = await examples.enter_licence(of(), other);
      const [proposer, approver] = [await officer(), await officer()];
      const twice = await proposer.kwan.decisions.propose({
        kind: "enter_licence",
        driver: other.driver ?? "",
        details: { ...details, license_number: number },
        ground: "card_seen",
        reason,
      });
      await expect(approve(of(), approver, twice.id)).rejects.toMatchObject({
        code: "already_exists",
      });
      await expect(proposed("enter_licence", proposer, one)).rejects.toMatchObject({ code: "state_forbids" });
    });
  });

  describe("changing the contacts of somebody who has lost their SIM card", () => {
    it("logs them out everywhere, and tells the old and the new contacts", async () => {
      const person = await of().person(adult);
      const [proposer, approver] = [await officer(), await officer()];
      const decision = await proposed("change_contact", proposer, person);
      await approve(of(), approver, decision.id);
      await expect(person.kwan.users.me()).rejects.toMatchObject({ status: 401 });
      const { account } = await recordOf(of(), person);
      expect(account).toMatchObject({ is_phone_verified: true, is_email_verified: true });
      expect(account.phone_number).not.toBe(person.phone_number);
      expect(await of().lastMessage(person.email)).toContain("has changed the phone number or email");
      expect(await of().lastMessage(account.email ?? "")).toContain("Change phone number or email");
    });

    it("refuses contacts of another account", async () => {
      const [person, other] = [await of().person(adult), await of().person(adult)];
      const [proposer, approver] = [await officer(), await officer()];
      const { id } = await proposer.kwan.decisions.propose({
        kind: "change_contact",
        driver: person.driver ?? "",
        details: { email: other.email },
        ground: "lost_mailbox",
        reason,
      });
      await expect(approve(of(), approver, id)).rejects.toMatchObject({
        code: "already_exists",
      });
    });
  });
});
