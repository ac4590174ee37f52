import { describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveEvidence, giveIdentityFile, proposeIdentity } from "./fixtures/evidence.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { pdf } from "./pictures.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const card = { channel: "card", email: "ama@mail.example" } as const;
const note = "Sent back to the same number, reference 88213.";

const press = async ({ baseUrl }: TestServer, reference: string, choice: string): Promise<void> => {
  await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });
};

/** Pays the same invoice by phone and by card. */
/** Creates a payment that arrives after its application was cancelled. */
async function paidTooLate(server: TestServer): Promise<{ payer: Person; reference: string; total: string }> {
  const payer = await server.person();
  const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
  const invoice = await payer.kwan.invoices.generate(service);
  const { reference } = await payer.kwan.invoices.pay(invoice.id, card);
  await payer.kwan.services.move(service, { action: "cancel" }, latest);
  await press(server, reference, "approve");
  return { payer, reference, total: invoice.total };
}

/** Proposes that the money went back in another way. Returns the ID of the proposal. */
async function closing({ kwan }: Person, payment: string): Promise<string> {
  const about = { kind: "close_payment", subject: payment, ground: "statement", reason: note } as const;
  return (await kwan.decisions.propose({ ...about, details: { outcome: "refunded" } })).id;
}

eachDatabase((database) => {
  const of = testServer(database);

  describe("the register of applications [R-ADD-03]", () => {
    it("finds applications that have ended by number, name and phone number, and lists them only if they are asked for", async () => {
      const server = of();
      const officer = await server.person({ role: "officer" });
      const owner = await server.person();
      await server.db.kysely
        .updateTable("drivers")
        .set({ first_name: "Yaa", last_name: "Dankwawura" })
        .where("id", "=", owner.driver)
        .execute();
      const like = { driver: owner.driver, filed_by: owner.id };
      const open = await newApplication(server, { ...like, status: "in_review", kind: "drivers-renewal" });
      const completed = await newApplication(server, { ...like, status: "completed", kind: "amendment" });
      const rejected = await newApplication(server, { ...like, status: "rejected", kind: "hazard-permit" });
      const draft = await newApplication(server, { ...like, status: "draft", kind: "proficiency-test" });
      const list = async (query: Parameters<typeof officer.kwan.services.queue>[0]) =>
        new Set((await officer.kwan.services.queue({ ...query, limit: 100 })).results.map(({ id }) => id));
      const search = "dankwawura";
      expect(await list({ search })).toEqual(new Set([open]));
      expect(await list({ search, open: "false" })).toEqual(new Set([completed, rejected]));
      expect(await list({ search, open: "all" })).toEqual(new Set([open, completed, rejected]));
      expect(await list({ search, open: "false", status: "rejected" })).toEqual(new Set([rejected]));
      expect(await list({ search: `KW-${completed}`, open: "all" })).toEqual(new Set([completed]));
      // Part of an application's number is not mistaken for a phone number.
      expect(await list({ search: completed.slice(5), open: "false" })).toEqual(new Set([completed]));
      // Search by the phone number in its local form.
      const local = owner.phone_number.replace("+233", "0");
      expect(await list({ search: local, open: "all" })).toEqual(new Set([open, completed, rejected]));
      expect(await list({ search: `${local.slice(0, 3)} ${local.slice(3)}` })).toEqual(new Set([open]));
      expect([...(await list({ search, open: "all" }))]).not.toContain(draft);
    });

    it("shows officers of a branch only its applications, ended or not, and what ended last comes first", async () => {
      const server = of();
      const { accra: branch } = await seedBranches(server);
      const officer = await server.person({ role: "officer", branch_id: branch });
      const { driver, id } = await server.person();
      const like = { driver, filed_by: id, status: "completed" } as const;
      const at = (day: string) => ({ created_at: new Date(`2031-${day}T10:00:00Z`) });
      const first = await newApplication(server, { ...like, ...at("01-10"), branch_id: branch });
      const last = await newApplication(server, { ...like, ...at("03-10"), branch_id: branch });
      await newApplication(server, { ...like, ...at("02-10"), branch_id: null });
      const { results } = await officer.kwan.services.queue({ open: "false", limit: 2 });
      expect(results.map((each) => each.id)).toEqual([last, first]);
    });
  });

  describe("a payment that an officer has to look at", () => {
    it("is on a list until an officer records the outcome, and the payer is notified [R-ADD-04]", async () => {
      const server = of();
      const officer = await server.person({ role: "officer" });
      const { payer, reference, total } = await paidTooLate(server);
      const { results } = await officer.kwan.office.flaggedPayments({ resolved: "false" });
      const flagged = results.find((each) => each.reference === reference);
      expect(flagged).toMatchObject({
        flag: "refund_due",
        expected: total,
        received: total,
        driver: payer.driver,
        resolution: null,
      });
      expect(await server.lastMessage(payer.phone_number)).toContain("An officer will refund your payment");
      const proposal = await closing(officer, flagged?.id ?? "");
      const flaggedNow = async (isResolved: "true" | "false") =>
        (await officer.kwan.office.flaggedPayments({ resolved: isResolved })).results.find(
          (each) => each.reference === reference,
        );
      expect(await flaggedNow("false")).toMatchObject({ closing: { outcome: "refunded", approved_by: null } });
      // One officer cannot end the case, and nobody can without the statement.
      const decide = { outcome: "approved" } as const;
      await expect(officer.kwan.decisions.decide(proposal, decide, latest)).rejects.toMatchObject({
        code: "own_request",
      });
      const colleague = await server.person({ role: "officer" });
      await expect(colleague.kwan.decisions.decide(proposal, decide, latest)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("Statement of the payment"),
      });
      const file = new File([new Uint8Array(pdf())], "statement.pdf");
      await officer.kwan.decisions.addEvidence(proposal, { document: "payment_statement", file });
      await colleague.kwan.decisions.decide(proposal, decide, latest);
      const resolved = await flaggedNow("true");
      expect(resolved).toMatchObject({
        closing: { outcome: "refunded", approved_by: expect.any(String) },
        resolution: { outcome: "refunded", note },
      });
      const tasks = server.db.kysely
        .selectFrom("tasks")
        .select("closed_at")
        .where("subject_id", "=", resolved?.id ?? "")
        .where("kind", "=", "resolve_payment");
      expect((await tasks.execute()).map(({ closed_at }) => closed_at !== null)).toEqual([true]);
      expect(await server.lastMessage(payer.phone_number)).toContain("We have refunded your payment");
      const open = await officer.kwan.office.flaggedPayments({ resolved: "false" });
      expect(open.results.map((each) => each.reference)).not.toContain(reference);
      const done = await officer.kwan.office.flaggedPayments({ resolved: "true" });
      expect(done.results.map((each) => each.reference)).toContain(reference);
    });

    it("is resolved by only one of two officers", async () => {
      const server = of();
      const officers = [await server.person({ role: "officer" }), await server.person({ role: "officer" })] as const;
      const { payer, reference } = await paidTooLate(server);
      const { results } = await officers[0].kwan.office.flaggedPayments();
      const id = results.find((each) => each.reference === reference)?.id ?? "";
      const proposal = await closing(await server.person({ role: "officer" }), id);
      await giveEvidence(server, proposal);
      const ends = await Promise.all(
        officers.map(({ kwan }) => kwan.decisions.decide(proposal, { outcome: "approved" }, latest).settled()),
      );
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
      const told = await server.db.kysely
        .selectFrom("notifications")
        .select("title")
        .where("user_id", "=", payer.id)
        .where("title", "=", "Your payment has been refunded")
        .execute();
      expect(told).toHaveLength(1);
    });
  });

  describe("an identification that nobody has checked", () => {
    const identified = async (server: TestServer, id_number: string): Promise<Person> => {
      const person = await server.person({ role: "learner" });
      await person.kwan.drivers.putIdentification(person.driver ?? "", { id_type: "ghana_card", id_number });
      return person;
    };

    it("is on a list until an officer verifies it; then it cannot be changed", async () => {
      const server = of();
      const officer = await server.person({ role: "officer" });
      const person = await identified(server, "GHA-111222333-4");
      const { results } = await officer.kwan.office.identities({ limit: 100 });
      const listed = results.find(({ driver }) => driver === person.driver);
      const { phone_number } = person;
      const unchecked = { id_type: "ghana_card", id_number: "GHA-111222333-4", phone_number, open_applications: 0 };
      expect(listed).toMatchObject(unchecked);
      await giveIdentityFile(server, person.driver ?? "", person.id);
      await proposeIdentity(officer, person.driver ?? "");
      expect(await person.kwan.drivers.identification(person.driver ?? "")).toMatchObject({ is_verified: true });
      const after = (await officer.kwan.office.identities({ limit: 100 })).results;
      expect(after.map(({ driver }) => driver)).not.toContain(person.driver);
      await expect(proposeIdentity(officer, person.driver ?? "")).rejects.toMatchObject({ status: 409 });
      const other = person.kwan.drivers.putIdentification(person.driver ?? "", {
        id_type: "ghana_card",
        id_number: "GHA-999999999-9",
      });
      await expect(other).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("is not on the list while a colleague has to approve the check, and is again if the colleague does not", async () => {
      const server = of();
      const [officer, colleague] = [await server.person({ role: "officer" }), await server.person({ role: "officer" })];
      const person = await identified(server, "GHA-222333444-5");
      const isListed = async () =>
        (await officer.kwan.office.identities({ limit: 100 })).results.some(({ driver }) => driver === person.driver);
      await giveIdentityFile(server, person.driver ?? "", officer.id);
      const { id, state } = await proposeIdentity(officer, person.driver ?? "");
      expect([state, await isListed()]).toEqual(["proposed", false]);
      await colleague.kwan.decisions.decide(id, { outcome: "refused", note: "The photo is of somebody else." }, latest);
      expect(await isListed()).toBe(true);
    });

    it("cannot be used to find out which numbers are on record, because tries are limited to ten a day", async () => {
      const server = of();
      const [person, holder] = [await server.person({ role: "learner" }), await server.person()];
      const { id_number } = await holder.kwan.drivers.identification(holder.driver ?? "");
      const ends: number[] = [];
      for (let n = 0; n < 12; n++) {
        const tried = await person.kwan.drivers
          .putIdentification(person.driver ?? "", { id_type: "ghana_card", id_number: id_number ?? "" })
          .settled();
        ends.push(tried.ok ? 200 : ((tried.error as { status?: number }).status ?? 0));
      }
      expect(ends).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
      // Attempts are counted for each person separately.
      expect(await identified(server, "GHA-711111111-1")).toMatchObject({ driver: expect.any(String) });
    });
  });
});
