// What stops a decision between its proposal and its effect, and who is told of it.
import { beforeAll, describe, expect, it } from "vitest";
import { storeFile } from "../src/licensing/documents/commands/store-file.ts";
import { addEvidence } from "../src/office/decisions/commands/add-evidence.ts";
import { decisionsById } from "../src/office/decisions/store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { UploadedFile } from "../src/platform/uploads/uploaded-file.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { examples } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { giveEvidence, giveIdentityFile } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Seen at the counter on Monday.";
const approved = { outcome: "approved" } as const;

eachDatabase((database) => {
  const of = testServer(database);
  let [officer, reviewer, admin] = [] as unknown as [Person, Person, Person];
  beforeAll(async () => {
    await seedBranches(of());
    officer = await of().person({ role: "officer" });
    reviewer = await of().person({ role: "reviewer" });
    admin = await of().person({ role: "admin" });
  });
  const newDriver = () => of().person({ role: "learner", date_of_birth: "1990-01-01" });
  const rename = ({ driver }: Person, details: Record<string, string> = { first_name: "Adwoa" }) =>
    officer.kwan.decisions.propose({
      ...{ kind: "correct_record", driver: driver ?? "", details, ground: "office_error", reason },
    });
  const approve = (id: string) => reviewer.kwan.decisions.decide(id, approved, latest);
  async function inForce(person: Person): Promise<string> {
    const { id } = await rename(person);
    await giveEvidence(of(), id);
    await approve(id);
    return id;
  }
  const noticesOf = async ({ id }: Person) =>
    (await of().db.kysely.selectFrom("notifications").select("id").where("user_id", "=", id).execute()).length;

  describe("a decision is stopped [R-AUT-04]", () => {
    it("if the record has changed since the proposal", async () => {
      const person = await newDriver();
      const { id } = await rename(person);
      await giveEvidence(of(), id);
      const drivers = of()
        .db.kysely.updateTable("drivers")
        .where("id", "=", idOf("drv", person.driver ?? ""));
      await drivers.set({ first_name: "Afua" }).execute();
      await expect(approve(id)).rejects.toMatchObject({ code: "state_forbids" });
      await drivers.set({ first_name: "Ama" }).execute();
      await approve(id);
    });

    it("if its details cannot be read, with every field that is wrong", async () => {
      const person = await newDriver();
      await expect(rename(person, {})).rejects.toMatchObject({ body: { non_field_errors: [expect.any(String)] } });
      await expect(rename(person, { date_of_birth: "yesterday", sex: "?" })).rejects.toMatchObject({
        body: { date_of_birth: [expect.any(String)], sex: [expect.any(String)] },
      });
    });

    it("if its kind is not for the one who proposes, reverses or adds to it, or it is about themselves", async () => {
      const colleague = await of().person({ role: "officer" });
      const grant = { kind: "grant_role", details: { role: "reviewer" }, ground: "new_duties", reason } as const;
      await expect(officer.kwan.decisions.propose({ ...grant, subject: colleague.id })).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(admin.kwan.decisions.propose({ ...grant, subject: admin.id })).rejects.toMatchObject({
        code: "own_request",
      });
      const id = await inForce(await newDriver());
      await expect(admin.kwan.decisions.reverse(id, { reason })).rejects.toMatchObject({ code: "forbidden" });
      // Somebody who now has other duties adds nothing to what they proposed before.
      const proposal = await rename(await newDriver());
      const users = of().db.kysely.updateTable("users").where("id", "=", officer.id);
      await users.set({ role: "admin" }).execute();
      const file = new File([new Uint8Array(pdf())], "card.pdf", { type: "application/pdf" });
      const add = () => officer.kwan.decisions.addEvidence(proposal.id, { document: "identity_document", file });
      await expect(add()).rejects.toMatchObject({ code: "forbidden" });
      await users.set({ role: "officer" }).execute();
      await add();
    });

    it("if its reversal has been proposed already, or it is final", async () => {
      const id = await inForce(await newDriver());
      await officer.kwan.decisions.reverse(id, { reason });
      await expect(officer.kwan.decisions.reverse(id, { reason })).rejects.toMatchObject({ code: "already_open" });
      const colleague = await of().person({ role: "officer" });
      const other = await of().person({ role: "admin" });
      const grant = { kind: "grant_role", subject: colleague.id, details: { role: "reviewer" } } as const;
      const { id: role } = await admin.kwan.decisions.propose({ ...grant, ground: "new_duties", reason });
      await other.kwan.decisions.decide(role, approved, latest);
      await expect(admin.kwan.decisions.reverse(role, { reason })).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("if its evidence is missing, although the person's document is on file", async () => {
      const person = await newDriver();
      await giveIdentityFile(of(), person.driver ?? "", person.id);
      const { id, state } = await rename(person);
      expect(state, "a file of the owner spares no second person").toBe("proposed");
      await expect(approve(id)).rejects.toMatchObject({ code: "state_forbids" });
    });
  });

  it("the owner's file spares the second person who verifies an identity, and a file of staff does not [R-AUT-19]", async () => {
    const states: string[] = [];
    for (const isOwn of [true, false]) {
      const person = await newDriver();
      await giveIdentityFile(of(), person.driver ?? "", isOwn ? person.id : officer.id);
      const about = { kind: "verify_identity", driver: person.driver ?? "", reason } as const;
      const example = await examples.verify_identity(of(), person);
      const { id, state } = await officer.kwan.decisions.propose({ ...about, ...example });
      states.push(state);
      if (state === "proposed") expect((await approve(id)).state).toBe("in_force");
    }
    expect(states).toEqual(["in_force", "proposed"]);
  });

  it("a person is told once of each decision, and of a settled claim both are [R-AUT-04]", async () => {
    const person = await newDriver();
    await inForce(person);
    expect(await noticesOf(person)).toBe(1);
    const holder = await newSubject(of(), "settle_claim");
    const about = { kind: "settle_claim", driver: holder.driver ?? "", reason } as const;
    const { ground } = await examples.settle_claim(of(), holder);
    const { id } = await officer.kwan.decisions.propose({ ...about, ground, details: { outcome: "kept" } });
    await giveEvidence(of(), id);
    await approve(id);
    expect(await noticesOf(holder)).toBe(1);
  });

  it("a file that is not attached after all does not stay in the store [R-AUT-02]", async () => {
    const { deps, db } = of();
    const card = { name: "card.pdf", type: "application/pdf", bytes: Buffer.from(pdf()) };
    const { id } = await rename(await newDriver());
    const upload = { document: "identity_document" } as const;
    const stored = await storeFile(deps, new UploadedFile(card), "file");
    await officer.kwan.decisions.withdraw(id, { reason });
    const removed: string[] = [];
    const blobs = { ...deps.blobs, remove: async (key: string) => void removed.push(key) };
    const actor = { id: officer.id, role: "officer" } as never;
    const add = inTransaction(db, (tx) => {
      const context = { tx, deps: { ...deps, blobs }, actor, requestId: "r", address: null };
      return addEvidence(context as never, idOf("dec", id), upload, stored);
    });
    await expect(add).rejects.toMatchObject({ code: "state_forbids" });
    expect(removed).toEqual([stored.blob_key]);
  });

  it("decisions are found by their IDs, and no others [R-AUT-04]", async () => {
    const ids = [await rename(await newDriver()), await rename(await newDriver()), await rename(await newDriver())].map(
      ({ id }) => idOf("dec", id),
    );
    const found = await decisionsById(of().db.kysely, ids.slice(1));
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
  });

  it("an officer who rejects a paid application proposes the refund of all that was paid [R-AUT-12]", async () => {
    const payer = await of().person();
    const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const { id, reference } = await payer.kwan.invoices.pay(invoice.id, { channel: "card" });
    await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
      method: "POST",
      body: new URLSearchParams({ choice: "approve" }),
    });
    const cancel = { action: "cancel", reason, ground: "applicant_asked", refund: "full" } as const;
    await officer.kwan.services.move(service, cancel, latest);
    const { results } = await officer.kwan.decisions.list({ subject: id });
    expect(results).toMatchObject([
      {
        ...{ kind: "refund_payment", ground: "application_ended", reason, state: "proposed" },
        changes: [{ field: "amount", before: null, after: "210.00" }],
      },
    ]);
  });
});
