import { addDays } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { beginEndorsements } from "../src/licensing/services/commands/begin-endorsement.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { approve } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

const order = { order_number: "LD/2026/118", ordered_on: "2026-10-20" } as const;
const notice = "You drove without insurance. Bring your card to the branch.";
const reason = "The court's order came by post on Monday.";
const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const today = "2026-11-21";
const until = "2027-04-30";

eachDatabase((database) => {
  const of = testServer(database);
  beforeAll(() => seedBranches(of()));
  const officer = () => of().person({ role: "officer" });

  async function holder(): Promise<Person> {
    const person = await of().person({ date_of_birth: "1990-01-01" });
    await giveLicence(of(), person.driver, "2025-06-01");
    return person;
  }

  async function endorsed(person: Person, details: Record<string, string>) {
    const [proposer, approver] = [await officer(), await officer()];
    const proposal = { kind: "change_licence", driver: person.driver ?? "", ground: "court_order", reason } as const;
    const { id } = await proposer.kwan.decisions.propose({ ...proposal, details: { ...order, notice, ...details } });
    await approve(of(), approver, id);
    return { id, proposer, approver };
  }

  const statusOf = async ({ kwan, driver }: Person) => (await kwan.licences.get(driver ?? "")).status;
  const suspended = { endorsement: "suspended", from: today, until };

  describe("the right to drive [R-AUT-15]", () => {
    it("is taken away by two people, for the licence, the permits and every service, and given back by two", async () => {
      const person = await holder();
      const { id, proposer, approver } = await endorsed(person, suspended);
      const license = await person.kwan.licences.get(person.driver ?? "");
      expect(license).toMatchObject({ status: "suspended", endorsement: { kind: "suspended", from: today, until } });
      const { results } = await person.kwan.drivers.availableServices(person.driver ?? "");
      expect(results.filter(({ is_eligible }) => is_eligible)).toEqual([]);
      expect(results.find(({ kind }) => kind === "lost-damaged-license")).toMatchObject({
        reasons: [{ code: "suspended", remedy: { do: "wait", ready_on: addDays(until, 1) } }],
      });
      const { id: reversal } = await proposer.kwan.decisions.reverse(id, { reason: "The court has lifted its order." });
      expect(await statusOf(person)).toBe("suspended");
      await approver.kwan.decisions.decide(reversal, { outcome: "approved" }, latest);
      expect(await statusOf(person)).toBe("valid");
      expect((await person.kwan.notifications.list()).results[0]).toMatchObject({ title: "You may drive again" });
    });

    it("is not taken away without the order", async () => {
      const person = await holder();
      const [proposer, approver] = [await officer(), await officer()];
      const about = { kind: "change_licence", driver: person.driver ?? "", ground: "court_order", reason } as const;
      const { id } = await proposer.kwan.decisions.propose({ ...about, details: { ...order, notice, ...suspended } });
      await expect(approver.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("order"),
      });
      await proposer.kwan.decisions.addEvidence(id, {
        document: "order",
        file: new File([new Uint8Array(pdf())], "order.pdf"),
      });
      await approver.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      expect(await statusOf(person)).toBe("suspended");
    });

    it("the person reads in plain words what they may not do, why, by which order, and how to appeal", async () => {
      const person = await holder();
      await endorsed(person, suspended);
      const [told] = (await person.kwan.notifications.list()).results;
      expect(told?.title).toBe("Your licence has been suspended");
      for (const words of ["November 21, 2026", "April 30, 2027", notice, "LD/2026/118", "Court order", "appeal until"])
        expect(told?.message).toContain(words);
      const [own] = (await person.kwan.decisions.own()).results;
      expect(own).toMatchObject({ kind: "change_licence", may_appeal: true });
    });

    it("an application that is open stops, its invoice is cancelled, and what was paid is flagged", async () => {
      const person = await holder();
      const like = { driver: person.driver, filed_by: person.id } as const;
      const paid = await newApplication(of(), { ...like, kind: "center-change" });
      const invoice = await person.kwan.invoices.generate(paid);
      const { reference } = await person.kwan.invoices.pay(invoice.id, mobile);
      const { baseUrl } = of();
      const body = new URLSearchParams({ choice: "approve" });
      await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, { method: "POST", body });
      const draft = await newApplication(of(), { ...like, kind: "amendment", status: "draft" });
      await endorsed(person, suspended);
      const rows = await of()
        .db.kysely.selectFrom("services")
        .select(["id", "status"])
        .where("driver_id", "=", idOf("drv", person.driver))
        .orderBy("id")
        .execute();
      expect(rows).toEqual([
        { id: paid, status: "cancelled" },
        { id: draft, status: "draft" },
      ]);
      const payments = await of()
        .db.kysely.selectFrom("payments")
        .innerJoin("invoices", "invoices.id", "payments.invoice_id")
        .select(["payments.mismatch"])
        .where("invoices.driver_id", "=", idOf("drv", person.driver))
        .execute();
      expect(payments).toEqual([{ mismatch: "application_ended" }]);
    });

    it("a later day begins by itself, and nobody has to end it", async () => {
      const person = await holder();
      const like = { driver: person.driver, filed_by: person.id, kind: "center-change", status: "paid" } as const;
      const application = await newApplication(of(), like);
      await endorsed(person, { endorsement: "suspended", from: addDays(today, 3), until: addDays(today, 9) });
      expect(await statusOf(person)).toBe("valid");
      of().clock.forward(3 * 86_400_000);
      await beginEndorsements(of().deps);
      expect(await statusOf(person)).toBe("suspended");
      const row = of().db.kysely.selectFrom("services").select("status").where("id", "=", application);
      expect(await row.executeTakeFirst()).toEqual({ status: "cancelled" });
      of().clock.forward(7 * 86_400_000);
      expect(await statusOf(person)).toBe("valid");
    });

    it("is taken from a person who holds nothing, and a licence that is entered later does not give it back", async () => {
      const person = await of().person({ role: "learner", date_of_birth: "1990-01-01" });
      await endorsed(person, { endorsement: "disqualified", from: "2026-11-01", until });
      const { results } = await person.kwan.drivers.availableServices(person.driver ?? "");
      expect(results.find(({ kind }) => kind === "learners-license")?.reasons.map(({ code }) => code)).toContain(
        "suspended",
      );
      await giveLicence(of(), person.driver, "2025-06-01");
      expect(await statusOf(person)).toBe("disqualified");
    });
  });

  describe("the office's application for a revocation [R-API-C09] [R-AUT-15]", () => {
    async function submitted() {
      const person = await holder();
      const clerk = await officer();
      const { number } = await person.kwan.licences.get(person.driver ?? "");
      const details = { license_number: number ?? "", ground: "court_order", ...order, reason: notice } as const;
      const { id } = await clerk.kwan.services.create("license-revocation", { driver: person.driver ?? "", details });
      const file = new File([new Uint8Array(pdf())], "order.pdf");
      await clerk.kwan.documents.upload({ service: id, document: "order", file });
      const sent = await clerk.kwan.services.move(id, { action: "submit" }, latest);
      return { person, clerk, id, sent, decision: sent.decision ?? "" };
    }
    const read = async (person: Person, id: string) => (await person.kwan.services.application(id)).status;

    it("is a proposal until another person approves it", async () => {
      const { person, clerk, id, sent, decision } = await submitted();
      expect(sent).toMatchObject({ status: "in_review", actions: [], invoices: [] });
      for (const action of ["approve", "complete", "cancel"] as const)
        await expect(clerk.kwan.services.move(id, { action, reason }, latest)).rejects.toMatchObject({
          code: "state_forbids",
        });
      await expect(clerk.kwan.decisions.decide(decision, { outcome: "approved" }, latest)).rejects.toMatchObject({
        code: "own_request",
      });
      expect(await statusOf(person)).toBe("valid");
      const colleague = await officer();
      const { results } = await colleague.kwan.tasks.list({ kind: "approve_decision", limit: 100 });
      expect(results.map(({ subject_id }) => subject_id)).toContain(decision);
      await colleague.kwan.decisions.decide(decision, { outcome: "approved" }, latest);
      expect([await statusOf(person), await read(clerk, id)]).toEqual(["revoked", "completed"]);
      const titles = (await person.kwan.notifications.list()).results.map(({ title }) => title);
      expect(titles).toEqual(["Your licence has been revoked"]);
      // It stays completed if the revocation is reversed.
      const { id: reversal } = await clerk.kwan.decisions.reverse(decision, { reason: "The order has been quashed." });
      await colleague.kwan.decisions.decide(reversal, { outcome: "approved" }, latest);
      expect([await statusOf(person), await read(clerk, id)]).toEqual(["valid", "completed"]);
    });

    it.each([
      ["refused", "rejected"],
      ["withdrawn", "cancelled"],
    ] as const)("a proposal that is %s leaves it %s, and the licence as it was", async (outcome, status) => {
      const { person, clerk, id, decision } = await submitted();
      if (outcome === "withdrawn") await clerk.kwan.decisions.withdraw(decision, { reason });
      else await (await officer()).kwan.decisions.decide(decision, { outcome, note: reason }, latest);
      expect([await statusOf(person), await read(clerk, id)]).toEqual(["valid", status]);
    });
  });
});
