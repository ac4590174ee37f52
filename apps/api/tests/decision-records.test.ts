// What decisions write to records, where the tests about their kinds do not look.
import { beforeAll, describe, expect, it } from "vitest";
import { bumpIdentityProposal, eraseContacts } from "../src/office/decisions/store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { DriverId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { examples } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { approve } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { inPages } from "./in-pages.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { recorded } from "./recorded.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Seen at the counter on Monday.";

eachDatabase((database) => {
  const of = testServer(database);
  const staff = (role: "officer" | "reviewer" | "admin" | "accountant") => of().person({ role });
  beforeAll(() => seedBranches(of()));
  const versionOf = async (id: string) =>
    (
      await of()
        .db.kysely.selectFrom("decisions")
        .select("version")
        .where("id", "=", idOf("dec", id))
        .executeTakeFirst()
    )?.version;
  const correct = (officer: Person, { driver }: Person) =>
    officer.kwan.decisions.propose({
      ...{ kind: "correct_record", driver: driver ?? "", details: { first_name: "Adwoa" }, ground: "office_error" },
      reason,
    });
  const proposeFor = async (kind: "verify_identity" | "change_contact", officer: Person, person: Person) =>
    officer.kwan.decisions.propose({
      ...{ kind, driver: person.driver ?? "", reason },
      ...(await examples[kind](of(), person)),
    });

  describe("decisions [R-AUT-04]", () => {
    it("are listed in pages, the longest-waiting proposals first, and otherwise the latest first", async () => {
      const [officer, other] = [await staff("officer"), await staff("officer")];
      const ids: string[] = [];
      for (const by of [officer, other, officer]) {
        ids.push((await correct(by, await of().person())).id);
        of().clock.forward(60_000);
      }
      const list = async (query: Parameters<typeof officer.kwan.decisions.list>[0]) =>
        (await inPages((limit) => officer.kwan.decisions.list({ ...query, limit }))).map(({ id }) => id);
      expect(await list({ state: "proposed", kind: "correct_record" })).toEqual(ids);
      expect(await list({})).toEqual(ids.toReversed());
      expect(await list({ mine: "true" })).toEqual([ids[2], ids[0]]);
      expect(await list({ state: "refused" })).toEqual([]);
    });

    it("about a person are read by them in pages, latest first", async () => {
      const [officer, person] = [await staff("officer"), await of().person()];
      const ids: string[] = [];
      for (const first_name of ["Adwoa", "Afua"]) {
        const about = { kind: "correct_record", driver: person.driver ?? "", details: { first_name } } as const;
        const { id } = await officer.kwan.decisions.propose({ ...about, ground: "office_error", reason });
        of().clock.forward(60_000);
        await approve(of(), await staff("reviewer"), id);
        ids.push(id);
      }
      const own = await inPages((limit) => person.kwan.decisions.own({ limit }));
      expect(own.map(({ id }) => id)).toEqual(ids.toReversed());
    });

    it("are offered only to those who may take the next step", async () => {
      const [one, other] = [await staff("accountant"), await staff("accountant")];
      const subject = await newSubject(of(), "close_books");
      const example = await examples.close_books(of(), subject);
      const { id } = await one.kwan.decisions.propose({ kind: "close_books", subject: subject.id, reason, ...example });
      const actions = async ({ kwan }: Person) =>
        (await kwan.decisions.list({ kind: "close_books", state: "proposed" })).results.map((each) => each.actions);
      expect(await actions(one)).toEqual([["withdraw"]]);
      expect(await actions(other)).toEqual([[]]);
      expect(await actions(await staff("reviewer"))).toEqual([["decide"]]);
      await one.kwan.decisions.withdraw(id, { reason });
    });

    it("to verify an identity are read again after a new file, and nothing else is", async () => {
      const [officer, one, other] = [await staff("officer"), await of().person(), await of().person()];
      const name = await correct(officer, one);
      const [own, theirs] = [
        await proposeFor("verify_identity", officer, one),
        await proposeFor("verify_identity", officer, other),
      ];
      const versions = () => Promise.all([own, theirs, name].map(({ id }) => versionOf(id)));
      const [before = 0, ...rest] = await versions();
      const bump = () => inTransaction(of().db, (tx) => bumpIdentityProposal(tx, one.driver as DriverId));
      await bump();
      expect(await versions()).toEqual([before + 1, ...rest]);
      await officer.kwan.decisions.withdraw(own.id, { reason });
      await bump();
      expect(await versions()).toEqual([before + 1, ...rest]);
    });

    it("keep the contact details of everybody but the person who is erased", async () => {
      const [officer, one, other] = [await staff("officer"), await of().person(), await of().person()];
      const name = await correct(officer, one);
      const [own, theirs] = [
        await proposeFor("change_contact", officer, one),
        await proposeFor("change_contact", officer, other),
      ];
      await inTransaction(of().db, (tx) => eraseContacts(tx, one.driver as DriverId));
      const valuesOf = ({ id }: { readonly id: string }) =>
        of()
          .db.kysely.selectFrom("decisions")
          .select(["details", "before", "after"])
          .where("id", "=", idOf("dec", id))
          .executeTakeFirstOrThrow();
      expect(await valuesOf(own)).toEqual({ details: {}, before: {}, after: {} });
      for (const kept of [name, theirs])
        for (const values of Object.values(await valuesOf(kept))) expect(values).not.toEqual({});
    });

    it("to give back a certificate name the one that was withdrawn last", async () => {
      const [officer, reviewer] = [await staff("officer"), await staff("reviewer")];
      const person = await newSubject(of(), "withdraw_certificate");
      const { details, ground } = await examples.withdraw_certificate(of(), person);
      const { kysely } = of().db;
      const enrolments = kysely.selectFrom("enrolments").where("driver_id", "=", person.driver);
      const first = await enrolments.selectAll().executeTakeFirstOrThrow();
      const numbers = { trainee_number: "T-2", certificate_number: "TC/EX/2" };
      await kysely
        .insertInto("enrolments")
        .values({ ...first, id: of().deps.newId("enr"), ...numbers })
        .execute();
      const about = { kind: "withdraw_certificate", driver: person.driver ?? "", ground, reason } as const;
      const made: string[] = [];
      for (const certificate_number of [first.certificate_number, numbers.certificate_number]) {
        const { id } = await officer.kwan.decisions.propose({ ...about, details: { ...details, certificate_number } });
        await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
        made.push(id);
        of().clock.forward(60_000);
      }
      const withdrawn = async () =>
        (
          await enrolments
            .select("certificate_number")
            .where("certificate_withdrawn_at", "is not", null)
            .orderBy("certificate_withdrawn_at")
            .execute()
        ).map((each) => each.certificate_number);
      expect(await withdrawn()).toEqual([first.certificate_number, "TC/EX/2"]);
      for (const left of [[first.certificate_number], []]) {
        const { id } = await officer.kwan.decisions.reverse(made.pop() ?? "", { reason });
        await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
        expect(await withdrawn()).toEqual(left);
      }
    });

    it("about the place of a branch say where it was, and the place is no longer approximate", async () => {
      const [admin, other] = [await staff("admin"), await staff("admin")];
      const { kysely } = of().db;
      for (const [details, exact] of [
        [{ name: "Dambai North" }, false],
        [{ lat: "8,10" }, true],
        [{ lon: "0.20" }, true],
      ] as const) {
        const { id: branch } = await newSubject(of(), "change_branch");
        const rows = kysely
          .selectFrom("branches")
          .select(["is_approximate", "lat", "lon"])
          .where("id", "=", branch as never);
        await kysely
          .updateTable("branches")
          .set({ is_approximate: true })
          .where("id", "=", branch as never)
          .execute();
        const was = await rows.executeTakeFirstOrThrow();
        const about = { kind: "change_branch", subject: branch, ground: "moved", reason } as const;
        const { id, changes } = await admin.kwan.decisions.propose({ ...about, details });
        if (exact) {
          const [[field, value] = ["", ""]] = Object.entries(details);
          const before = `${was[field as "lat" | "lon"]}`;
          expect(changes).toMatchObject([{ field, before, after: `${Number(value.replace(",", "."))}` }]);
        }
        await other.kwan.decisions.decide(id, { outcome: "approved" }, latest);
        expect((await rows.executeTakeFirst())?.is_approximate).toBe(!exact);
      }
    });
  });

  describe("decisions about money [R-AUT-12]", () => {
    it("have evidence that is kept with the payer's record", async () => {
      const [officer, payer] = [await staff("officer"), await of().person()];
      const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
      const invoice = await payer.kwan.invoices.generate(service);
      const { id: payment } = await payer.kwan.invoices.pay(invoice.id, { channel: "card" });
      const flag = { mismatch: "wrong_amount", flagged_at: of().clock.now, status: "failed" } as const;
      await of().db.kysely.updateTable("payments").set(flag).where("id", "=", idOf("pay", payment)).execute();
      const about = { kind: "close_payment", subject: payment, details: { outcome: "refunded" } } as const;
      const { id } = await officer.kwan.decisions.propose({ ...about, ground: "statement", reason });
      const file = fileOf(pdf(), "statement.pdf", "application/pdf");
      const rows = await recorded(of(), () =>
        officer.kwan.decisions.addEvidence(id, { document: "payment_statement", file }),
      );
      expect(rows).toMatchObject([{ action: "add_evidence", entity: "driver", entity_id: payer.driver }]);
      const documents = of().db.kysely.selectFrom("documents").select("driver_id");
      expect(await documents.where("decision_id", "=", idOf("dec", id)).execute()).toEqual([
        { driver_id: payer.driver },
      ]);
    });

    it("about a school have evidence that belongs to nobody's record", async () => {
      const officer = await staff("officer");
      const { id: school } = await newSubject(of(), "accredit_school");
      const about = { kind: "accredit_school", subject: school, details: { until: "2028-12-31" } } as const;
      const { id } = await officer.kwan.decisions.propose({ ...about, ground: "requirements_met", reason });
      const file = fileOf(pdf(), "report.pdf", "application/pdf");
      const rows = await recorded(of(), () =>
        officer.kwan.decisions.addEvidence(id, { document: "supporting_document", file }),
      );
      expect(rows).toMatchObject([{ action: "add_evidence", entity: "school", entity_id: school }]);
    });
  });
});
