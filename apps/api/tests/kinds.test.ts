import { createService, getService, updateService } from "@kwan/contract";
import { exampleDetails } from "@kwan/contract/examples";
import { addMonths, type PlainDate, transitions, wireFromPesewas } from "@kwan/domain";
import { type Kind, type KindRow, kinds, quote, totalOf } from "@kwan/domain/kinds";
import { applicationNumber, invoiceNumber } from "@kwan/domain/numbers";
import { beforeAll, describe, expect, it } from "vitest";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import type { ApplicationId, BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, giveDocuments, giveTraining, numbersOf } from "./fit-drivers.ts";
import { idOf } from "./id-of.ts";
import { importRows } from "./imported-rows.ts";
import { type Case, cases, freshCard } from "./kind-cases.ts";
import { latest } from "./latest.ts";
import { giveEyeTest, payFor, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { type Application, callsOf, walk } from "./walk-application.ts";

/**
 * Returns the IDs of the requirements for creating, reading and changing applications of a kind. A variant is read and
 * changed through its parent's path.
 */
const requirementsOf = (kind: Kind) => {
  const parent = kinds[kind].parent;
  const proven = [createService[kind], getService[parent], updateService[parent]].map(({ requirement }) => requirement);
  return proven.map((id) => `[${id}]`).join(" ");
};

/**
 * The card or permit that a completed application makes valid, and the day from which it is. The page about a service
 * says for how long. A renewal of the licence does not change the card's dates, and an international permit ends with
 * the licence.
 */
const validity: Readonly<
  Partial<Record<Kind, readonly ["license" | "learners_license" | "hazard_permit", from: PlainDate]>>
> = {
  "learners-license": ["learners_license", "2026-11-21"],
  "learners-license-renewal": ["learners_license", "2026-11-21"],
  "license-application": ["license", "2026-11-21"],
  "license-application/commercial": ["license", "2026-11-21"],
  "expired-drivers-license-replacement": ["license", "2026-11-21"],
  "foreign-license-conversion": ["license", "2026-11-21"],
  "old-drivers-license-replacement": ["license", "2026-11-21"],
  "upgrading-drivers-license": ["license", "2026-11-21"],
  "additional-class": ["license", "2026-11-21"],
  "hazard-permit": ["hazard_permit", "2026-11-21"],
  "hazard-permit/renew": ["hazard_permit", "2026-12-20"],
};

const titled = cases.map((of) => ({ ...of, ids: requirementsOf(of.kind) }));

eachDatabase((database) => {
  const server = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  let officer: Person;
  beforeAll(async () => {
    branches = await seedBranches(server());
    officer = await server().person({ role: "officer" });
    await importRows(server());
  });

  /** Creates a driver who is eligible for a kind, and complete answers to its form. */
  async function fitFor({ kind, role = "driver", card, readied, details }: Case) {
    const driver = await server().person({ role });
    if (card) await giveCard(server(), driver, card);
    await giveEyeTest(server(), driver.driver, officer.id, "2026-11-01");
    await readied?.(server(), driver, branches.accra);
    const to_branch = kind === "center-change" ? { to_branch: branches.weija } : {};
    const enrolled = kinds[kind].can.verify_school ? await giveTraining(server(), driver, branches.accra, 48) : {};
    const numbers = await numbersOf(driver, kind);
    return { driver, answers: { ...exampleDetails[kind], ...to_branch, ...enrolled, ...numbers, ...details } };
  }

  const recordOf = async ({ driver }: Person) => ({
    license: await officer.kwan.licences.get(driver ?? ""),
    profile: await officer.kwan.drivers.get(driver ?? ""),
  });

  /** Drafts, reads, changes and submits an application, as the kind of person who can create such applications. */
  async function handIn(
    of: Case,
    driver: Person,
    answers: Readonly<Record<string, unknown>>,
    actions: readonly string[] = ["edit", "submit", "cancel"],
  ): Promise<Application> {
    const row: KindRow = kinds[of.kind];
    const parent = row.parent as Kind;
    const filer = row.filed_by === "office" ? officer : driver;
    const { create, read, change } = callsOf(filer);
    const draft = await create(of.kind, row.filed_by === "office" ? { driver: driver.driver } : {});
    expect(draft).toMatchObject({ kind: of.kind, type: row.code, status: "draft", details: {}, driver: driver.driver });
    const seen = await read(parent, draft.id);
    expect(seen).toMatchObject({ id: draft.id, kind: of.kind, status: "draft", actions });
    const other: Kind = parent === "amendment" ? "center-change" : "amendment";
    await expect(read(other, draft.id)).rejects.toMatchObject({ status: 404 });
    await expect(
      change(other, draft.id, { branch: branches.weija, details: {} }, { ifMatch: seen }),
    ).rejects.toMatchObject({ status: 404 });
    const changed = await change(parent, draft.id, { branch: branches.accra, details: answers }, { ifMatch: seen });
    expect(changed.details).toEqual(answers);
    expect(await read(parent, draft.id)).toMatchObject({ details: answers, branch: branches.accra });
    await giveDocuments(server(), { ...draft, details: answers }, driver, filer.id);
    return filer.kwan.services.move(draft.id, { action: "submit" }, latest);
  }

  /** Checks whether the driver can apply for the same kind again, in the list of services and by applying for it. */
  async function checkAgain(of: Case, driver: Person, answers: Readonly<Record<string, unknown>>) {
    const { kind, again } = of;
    const { results } = await driver.kwan.drivers.availableServices(driver.driver ?? "");
    const reasons = results.find((each) => each.kind === kind)?.reasons.map(({ code }) => code);
    if (again === undefined) return expect(reasons).toEqual([]);
    expect(reasons).toContain(again);
    const anyActions = expect.any(Array);
    const current = { ...answers, ...(await numbersOf(driver, kind)) };
    await expect(handIn(of, driver, current, anyActions)).rejects.toMatchObject({ code: "not_eligible" });
  }

  /** Returns the invoice lines for one of an application's payments, in order. */
  const billed = async (id: ApplicationId, due: "on_sending" | "before_production") =>
    server()
      .db.kysely.selectFrom("invoices")
      .innerJoin("invoice_lines", "invoice_lines.invoice_id", "invoices.id")
      .select(["invoice_lines.item", "title", "quantity", "unit_pesewas", "invoice_lines.total_pesewas"])
      .where("application_id", "=", id)
      .where("due", "=", due)
      .orderBy("position")
      .execute();

  it("there is a case for each kind", () => {
    expect(cases.map(({ kind }) => kind)).toEqual(Object.keys(kinds));
  });

  describe("from draft to completion", () => {
    it.each(titled)("$kind: $effect $ids", async (of) => {
      const row: KindRow = kinds[of.kind];
      const { driver, answers } = await fitFor(of);
      const before = await recordOf(driver);
      const sent = await handIn(of, driver, answers);

      const choices = { tier: "standard", is_delivered: false, is_late: false, is_printed: row.is_printed } as const;
      const costs = quote(row.prices, choices, server().deps.today());
      const owes = costs.on_sending.length > 0;
      expect(sent.status).toBe(owes ? "awaiting_payment" : "in_review");
      expect(sent.invoices.map(({ total }) => total)).toEqual(owes ? [wireFromPesewas(totalOf(costs.on_sending))] : []);
      expect(await billed(idOf("srv", sent.id), "on_sending")).toEqual(costs.on_sending);

      const done = await walk(server(), { id: sent.id, officer, owner: driver }, async ({ status }) => {
        const license = await driver.kwan.licences.get(driver.driver ?? "");
        if (status === "testing" && of.at_testing) expect(license).toMatchObject(of.at_testing);
        else if (status !== "completed" && row.effect.at === "completed")
          expect(license).toEqual({ ...before.license, is_card_blocked: row.blocks_card });
      });
      expect(done).toMatchObject({ status: "completed", is_completed: true, reason: null });
      expect(await billed(idOf("srv", sent.id), "before_production")).toEqual(costs.before_production);
      expect(done.steps.every(({ state }) => state === "done")).toBe(true);
      // The decision ends the office's own application.
      for (const { from, action, to, by } of done.history.filter(() => done.decision === null))
        expect(
          transitions.filter(
            (each) => each.from === from && each.action === action && each.to === to && each.by.includes(by),
          ),
        ).not.toEqual([]);

      const after = await recordOf(driver);
      if (of.changes_nothing) expect(after).toEqual(before);
      else expect(after.license).toMatchObject(of.license ?? {});
      const [card, from] = validity[of.kind] ?? [];
      const cards = { ...after.license, license: after.license };
      if (card && from) expect(cards[card]?.expires_on).toBe(addMonths(from, row.valid_months ?? 0));
      const noted = await server()
        .db.kysely.selectFrom("audit")
        .select("action")
        .where("entity_id", "=", driver.driver ?? "")
        .where("action", "=", done.decision ? "put_decision_in_force" : row.effect.does)
        .execute();
      expect(noted).toHaveLength(1);
      if (row.filed_by !== "office") await checkAgain(of, driver, answers);
    });
  });

  describe("after all of them", () => {
    const numbers = async (table: "permits" | "licenses" | "services" | "invoices") =>
      (await server().db.kysely.selectFrom(table).select("number").execute()).map(({ number }) => number);

    it("no number from an import was used again [R-ADD-04]", async () => {
      const permits = await numbers("permits");
      for (const next of ["LL/2026/000121", "LL/2026/000122", "IDP/2026/000002", "HP/2026/000002"])
        expect(permits).toContain(next);
      const licences = await numbers("licenses");
      for (const next of ["KW/2026/000002", "KW/2026/000005"]) expect(licences).toContain(next);
      expect(await numbers("services")).toContain(applicationNumber(2026, 4));
      expect(await numbers("invoices")).toContain(invoiceNumber(2026, 4));
    });

    it("every row of the audit log can be verified [R-ADD-10]", async () => {
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true });
    });
  });

  describe("the effect on the record", () => {
    const of = (kind: Kind) => cases.find((each) => each.kind === kind) as Case;

    it.each(["license-application", "foreign-license-conversion"] as const)(
      "%s makes a learner a driver [R-API-C02] [R-API-C06]",
      async (kind) => {
        const { driver, answers } = await fitFor(of(kind));
        const { id } = await handIn(of(kind), driver, answers);
        expect((await driver.kwan.users.me()).role).toBe("learner");
        await walk(server(), { id, officer, owner: driver });
        expect((await driver.kwan.users.me()).role).toBe("driver");
        const changes = server().db.kysely.selectFrom("audit").select("after").where("action", "=", "change_role");
        expect(await changes.where("entity_id", "=", driver.id).execute()).toEqual([{ after: { role: "driver" } }]);
      },
    );

    it("amendment changes the name and the nationality, with its label [R-API-C17]", async () => {
      const { driver, answers } = await fitFor(of("amendment"));
      const { id } = await handIn(of("amendment"), driver, answers);
      await walk(server(), { id, officer, owner: driver });
      expect(await driver.kwan.drivers.get(driver.driver ?? "")).toMatchObject({
        first_name: "Ama",
        last_name: "Mensah-Owusu",
        nationality: { value: "TG", label: "Togolese" },
      });
    });

    it("international-driving-permit is valid for a year if the licence is valid for longer [R-API-C07]", async () => {
      const long: Case = { ...of("international-driving-permit"), card: {} };
      const { driver, answers } = await fitFor(long);
      const { id } = await handIn(long, driver, answers);
      await walk(server(), { id, officer, owner: driver });
      const { international_permit } = await driver.kwan.licences.get(driver.driver ?? "");
      expect(international_permit).toMatchObject({ expires_on: "2027-11-21" });
    });

    it("license-revocation blocks every other service [R-API-C09]", async () => {
      const { driver, answers } = await fitFor(of("license-revocation"));
      const { id } = await handIn(of("license-revocation"), driver, answers);
      await walk(server(), { id, officer, owner: driver });
      const { results } = await driver.kwan.drivers.availableServices(driver.driver ?? "");
      expect(results.filter(({ is_eligible }) => is_eligible)).toEqual([]);
    });

    it("a card that expired more than two years ago requires both theory tests again [R-API-C05]", async () => {
      const long: Case = { ...of("expired-drivers-license-replacement"), card: { issued_on: "2018-01-01" } };
      const { driver, answers } = await fitFor(long);
      const { id } = await handIn(long, driver, answers);
      const seen: string[] = [];
      const done = await walk(server(), { id, officer, owner: driver }, async ({ status }) => void seen.push(status));
      expect(seen).toContain("testing");
      expect(done.steps.map(({ step }) => step)).toEqual(
        expect.arrayContaining(["theory_road_sign", "theory_road_traffic"]),
      );
      expect((await recordOf(driver)).license).toMatchObject(freshCard);
    });
  });

  describe("a record to be moved", () => {
    it("can only move to a branch that exists [R-API-C08]", async () => {
      const nowhere: Case = { ...(cases.find(({ kind }) => kind === "center-change") as Case) };
      const { driver, answers } = await fitFor(nowhere);
      const refused = await handIn(nowhere, driver, { ...answers, to_branch: "brn_nowhere" }).then(
        () => null,
        (error: { fieldErrors?: object }) => error.fieldErrors,
      );
      expect(refused).toEqual({ "details.to_branch": ["We could not find this branch. Choose one from the list."] });
    });
  });

  describe("a learner's choices and enrolment", () => {
    const draftOf = async () => {
      const learner = await server().person({ role: "learner" });
      return { learner, draft: await learner.kwan.services.create("learners-license", {}) };
    };

    it("the class chosen in the draft is in its details, and its step is done once it is submitted [R-API-C20]", async () => {
      const { learner, draft } = await draftOf();
      const chosen = await learner.kwan.services.chooseCategory(draft.id, { license_class: "E", gearbox: "automatic" });
      expect(chosen).toMatchObject({ status: "draft", details: { license_class: "E", gearbox: "automatic" } });
      const details = await giveTraining(server(), learner, branches.accra, 1);
      await learner.kwan.services.update("learners-license", draft.id, { branch: branches.accra, details });
      const sent = await learner.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(sent.details).toMatchObject({ license_class: "E", gearbox: "automatic", ...details });
      expect(sent.steps.find(({ step }) => step === "category")).toMatchObject({ state: "done", note: "Class E" });
      await payFor(server(), sent.id);
      await expect(
        learner.kwan.services.chooseCategory(draft.id, { license_class: "A", gearbox: "manual" }),
      ).rejects.toMatchObject({ code: "state_forbids", fieldErrors: { license_class: [expect.any(String)] } });
      const same = await learner.kwan.services.chooseCategory(draft.id, { license_class: "E", gearbox: "manual" });
      expect(same.details).toMatchObject({ license_class: "E", gearbox: "manual" });
    });

    it("a class that the driver holds is refused, with a message at the field [R-API-C20]", async () => {
      const { learner, draft } = await draftOf();
      await giveCard(server(), learner, { classes: ["B"] });
      const refused = await learner.kwan.services
        .chooseCategory(draft.id, { license_class: "B", gearbox: "manual" })
        .settled();
      expect(!refused.ok && [refused.error.status, Object.keys(refused.error.fieldErrors)]).toEqual([
        409,
        ["license_class"],
      ]);
      expect((await learner.kwan.services.get("learners-license", draft.id)).details).toEqual({});
    });

    it("a trainee whom the school has enrolled is verified, with the hours so far [R-API-C21]", async () => {
      const { learner, draft } = await draftOf();
      const books = await giveTraining(server(), learner, branches.accra, 34);
      const wrong = await learner.kwan.services.verifySchool(draft.id, { ...books, trainee_number: "T-2" });
      expect(wrong).toMatchObject({ is_verified: false, school: null, hours: 0, is_complete: false });
      const verified = await learner.kwan.services.verifySchool(draft.id, {
        ...books,
        school_code: books.school_code.toLowerCase(),
      });
      expect(verified).toMatchObject({
        is_verified: true,
        school: { name: "Ridge Driving School" },
        hours: 34,
        required_hours: 48,
        is_complete: false,
      });
      const step = async () => {
        const { steps } = await learner.kwan.services.get("learners-license", draft.id);
        return steps.find((each) => each.step === "school_verification")?.state;
      };
      expect(await step()).toBe("done");
      // Somebody who enters another number afterwards has not been verified under it.
      await learner.kwan.services.verifySchool(draft.id, { ...books, trainee_number: "T-2" });
      expect(await step()).toBe("open");
      await learner.kwan.services.verifySchool(draft.id, books);
      const details = { license_class: "B", gearbox: "manual", ...books } as const;
      await learner.kwan.services.update("learners-license", draft.id, { branch: branches.accra, details });
      const sent = await learner.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(sent.steps.find(({ step }) => step === "school_verification")).toMatchObject({
        state: "done",
        note: "Ridge Driving School",
      });
    });

    it("a trainee whom the school does not know is told so before payment, and can correct it [R-API-C21]", async () => {
      const { learner, draft } = await draftOf();
      const books = await giveTraining(server(), learner, branches.accra, 1);
      const nonsense = { license_class: "B", gearbox: "manual", school_code: "XXXX", trainee_number: "1" } as const;
      const changed = { branch: branches.accra, details: nonsense };
      await learner.kwan.services.update("learners-license", draft.id, changed);
      const refused = await learner.kwan.services.move(draft.id, { action: "submit" }, latest).settled();
      expect(!refused.ok && refused.error.fieldErrors).toEqual({
        "details.school_code": [expect.stringContaining("We do not know a driving school with this code")],
      });
      // The error stands at the field that is wrong.
      const wrongNumber = { ...nonsense, school_code: books.school_code.toLowerCase() };
      await learner.kwan.services.update("learners-license", draft.id, { details: wrongNumber });
      const again = await learner.kwan.services.move(draft.id, { action: "submit" }, latest).settled();
      expect(!again.ok && again.error.fieldErrors).toEqual({
        "details.trainee_number": [expect.stringContaining("We could not find you at this school")],
      });
      const { school_code, trainee_number } = wrongNumber;
      const verify = (enrolment: { school_code: string; trainee_number: string }) =>
        learner.kwan.services.verifySchool(draft.id, enrolment);
      expect(await verify({ school_code: "XXXX", trainee_number })).toMatchObject({ field: "school_code" });
      expect(await verify({ school_code, trainee_number })).toMatchObject({ field: "trainee_number" });
      const known = { school_code, trainee_number: books.trainee_number.toLowerCase() };
      expect(await verify(known)).toMatchObject({ is_verified: true, field: null });
      const still = await learner.kwan.services.get("learners-license", draft.id);
      expect(still).toMatchObject({ status: "draft", invoices: [] });
      await learner.kwan.services.update("learners-license", draft.id, { details: { ...nonsense, ...books } });
      const sent = await learner.kwan.services.move(draft.id, { action: "submit" }, latest);
      expect(sent).toMatchObject({ status: "awaiting_payment" });
      expect(sent.steps.find(({ step }) => step === "school_verification")).toMatchObject({ state: "done" });
    });

    it("an enrolment cannot be used by somebody else [R-API-C21]", async () => {
      const { draft, learner } = await draftOf();
      const other = await server().person({ role: "learner" });
      const books = await giveTraining(server(), other, branches.accra, 48);
      expect(await learner.kwan.services.verifySchool(draft.id, books)).toMatchObject({ is_verified: false, hours: 0 });
      const foreign = await other.kwan.services.verifySchool(draft.id, books).settled();
      expect(!foreign.ok && foreign.error.status).toBe(404);
    });
  });
});
