// How each kind of decision is shown to staff, word for word.
import type { Role } from "@kwan/domain";
import { decisionRow } from "@kwan/domain/decisions";
import { beforeAll, describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { examples, type Kind, reason } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { newBranch } from "./new-branch.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const [b, c, d] = [
  "B: Cars, pick-ups and small buses up to 3,000 kg",
  "C: Minibuses and goods vehicles up to 5,500 kg",
  "D: Larger buses and goods vehicles up to 8,000 kg",
];

/** The title and the ground, and the changes in the order of the form. A dash stands for no value, and # for a number. */
const shown: Readonly<Record<Kind, readonly [title: string, ...changes: readonly string[]]>> = {
  verify_identity: [
    "Verify identity: The person came to the counter",
    "ID number that you checked: - → GHA-#-#",
    "How did you check it?: - → I compared the person with the photo on the document",
  ],
  refuse_identity: [
    "Refuse identity document: The document belongs to somebody else",
    "ID number that you checked: GHA-#-# → -",
    "Notice to the driver: - → The card belongs to somebody else. Add your own.",
  ],
  settle_claim: [
    "Settle who holds a licence: The person came to the counter",
    "Whose licence is it?: - → It belongs to the account that claimed it later",
  ],
  correct_record: [
    "Correct the record: An official document shows the correct details",
    "Surname: Person# → Owusu-Ansah",
    "Date of birth: January #, # → February #, #",
    "Nationality: Ghanaian → Togolese",
    "Sex: - → Female",
  ],
  change_contact: [
    "Change phone number or email address: Lost or stolen phone or SIM card",
    "New phone number: # # # → # # #",
    "New email address: person#@mail.example → new#@example.com",
  ],
  enter_licence: [
    "Enter a licence: I have seen the card",
    "Licence number: - → OLD-#",
    `Classes: - → ${b}; ${c}`,
    "Date of first issue: - → April #, #",
    "Date of issue of the current card: - → April #, #",
    "Expiry date of the current card: - → March #, #",
    "Date of last renewal: - → April #, #",
    "Is the person allowed to drive commercially?: - → No",
    "Restrictions: - → Glasses",
  ],
  correct_licence: [
    "Correct the licence: I have seen the card",
    `Classes: ${b} → ${b}; ${d}`,
    "Expiry date of the current card: February #, # → February #, #",
  ],
  change_licence: [
    "Take away the right to drive: Court order",
    "Order: - → The licence is suspended",
    "First day: - → November #, #",
    "Last day: - → April #, #",
    "Order number: - → LD/#/#",
    "Date of the order: - → October #, #",
    "Notice to the driver: - → You drove without insurance. Bring your card to the branch.",
  ],
  grant_role: ["Give a role: New duties", "Role: Officer → Reviewer"],
  accredit_school: [
    "Accredit a driving school: All requirements are met",
    "Last day of the accreditation: - → December #, #",
  ],
  accredit_instructor: [
    "Accredit an instructor: All requirements are met",
    "Last day of the accreditation: - → December #, #",
  ],
  withdraw_certificate: [
    "Withdraw a training certificate: Lessons did not take place as recorded",
    "Number of the training certificate: - → TC/EX/DRV",
    "Notice to the trainee and the school: - → The lessons did not take place. Train again at another school.",
  ],
  change_branch: [
    "Change a branch: The branch is opening",
    "Does the branch accept new applications?: No → Yes",
    "Opening hours: Monday to Friday, #:# to #:# → Open # hours; appointments Monday to Friday, #:# to #:#",
    "Phone number of the branch: - → # # #",
    "Digital address: - → GA-#-#",
    "Can people take tests here?: No → Yes",
    "All services that the branch offers: Learner's licence; Driver's licence renewal → Driver's licence renewal",
  ],
  close_for_days: [
    "Close a branch for some days: The building is being repaired or moved",
    "First day: - → November #, #",
    "Last day: - → November #, #",
    "Reason that the public reads, in English: - → Repairs after the flood",
    "Reason that the public reads, in French: - → Travaux après l’inondation",
  ],
  grant_program: [
    "Give a program access: A new program",
    "What the program can read: - → Statistics about applications, without names",
    "How often it can call: - → # calls a minute",
  ],
  announce_work: [
    "Announce planned work: A new version",
    "Day: - → November #, #",
    "From: - → #:#",
    "Until: - → #:#",
    "What people cannot do meanwhile, in English: - → you cannot pay or book an appointment",
    "What people cannot do meanwhile, in French: - → vous ne pouvez ni payer ni prendre rendez-vous",
  ],
  close_books: ["Close the books: The month has been checked", "Last day to close: - → November #, #"],
};

const roles: Readonly<Partial<Record<string, readonly [Role, Role]>>> = {
  ...{ driver: ["officer", "reviewer"], books: ["accountant", "reviewer"] },
  ...{ school: ["officer", "reviewer"], instructor: ["officer", "reviewer"] },
};
const names: Readonly<Partial<Record<string, RegExp>>> = {
  ...{ school: /^Ridge School$/, instructor: /^Yaw Darko$/, branch: /^Dambai \d+$/, books: /^The books$/ },
  ...{ program: /^Dashboard \d+$/, notice_board: /^The notice board$/ },
};
const withoutNumbers = (text: string | null) =>
  (text ?? "-").replace(/DRV_\w+/, "DRV").replace(/(?<![BCD]: .*)\d+(?!,\d)/g, "#");

eachDatabase((database) => {
  const of = testServer(database);
  beforeAll(() => seedBranches(of()));
  const nameOf = async ({ id }: Person) => {
    const users = of().db.kysely.selectFrom("users").select(["first_name", "last_name"]).where("id", "=", id);
    const { first_name, last_name } = await users.executeTakeFirstOrThrow();
    return `${first_name} ${last_name}`;
  };

  describe("a decision is shown with all of its words [R-AUT-04]", () => {
    it.each(Object.keys(shown) as Kind[])("%s", async (kind) => {
      const { subject, approval } = decisionRow(kind);
      const [proposes, approves] = roles[subject] ?? (["admin", "admin"] as const);
      const person = await newSubject(of(), kind);
      const example = await examples[kind](of(), person);
      const branches = [await newBranch(of(), "Tema"), await newBranch(of(), "Ho")] as const;
      const clerk = await of().person({ role: proposes, branch_id: branches[0] });
      const approver = await of().person({ role: approves, branch_id: branches[1] });
      const isDriver = subject === "driver";
      const about = isDriver ? { driver: person.driver ?? "" } : { subject: person.id };
      const made = await clerk.kwan.decisions.propose({ kind, ...about, reason, ...example });
      const now = of().clock.now.toISOString();
      const name = names[subject] ?? /^Ama Person\d+$/;
      expect(made).toEqual({
        ...{ id: expect.stringMatching(/^dec_/), kind, reason, ground: example.ground, version: expect.any(Number) },
        ...{ title: shown[kind][0].split(": ")[0], ground_title: shown[kind][0].split(": ")[1] },
        subject: { kind: subject, id: isDriver ? person.driver : person.id, name: expect.stringMatching(name) },
        driver: isDriver ? person.driver : null,
        driver_name: isDriver ? expect.stringMatching(name) : null,
        state: approval === null ? "in_force" : "proposed",
        changes: expect.any(Array),
        ...{ evidence: [], refusal: null, withdraws: null, open_appeal: null },
        proposed_by: { id: clerk.id, name: await nameOf(clerk), branch: "Tema" },
        proposed_at: now,
        decided_by: null,
        decided_at: approval === null ? now : null,
        actions: [approval === null ? "reverse" : "withdraw"],
      });
      // The example gives a branch a new name if other tests have made branches before.
      const changes = made.changes.filter(({ field }) => subject !== "branch" || field !== "name");
      const lines = changes.map(
        ({ label, before, after }) => `${label}: ${withoutNumbers(before)} → ${withoutNumbers(after)}`,
      );
      expect(lines).toEqual(shown[kind].slice(1));
      if (approval === null) return;
      of().clock.forward(60_000);
      await giveEvidence(of(), made.id);
      const [listed] = (await approver.kwan.decisions.list({ subject: isDriver ? (person.driver ?? "") : person.id }))
        .results;
      expect(listed).toEqual({ ...made, evidence: expect.any(Array), actions: ["decide"] });
      const decided = await approver.kwan.decisions.decide(made.id, { outcome: "approved" }, latest);
      expect(decided).toMatchObject({
        ...{ state: "in_force", decided_at: of().clock.now.toISOString(), changes: made.changes },
        decided_by: { id: approver.id, name: await nameOf(approver), branch: "Ho" },
      });
    });

    it("a reversal, with the title of its own, and a refusal with its reason", async () => {
      const [clerk, approver] = [await of().person({ role: "officer" }), await of().person({ role: "reviewer" })];
      const person = await newSubject(of(), "correct_record");
      const about = { kind: "correct_record", driver: person.driver ?? "", ground: "office_error", reason } as const;
      const { id } = await clerk.kwan.decisions.propose({ ...about, details: { first_name: "Adwoa" } });
      await giveEvidence(of(), id);
      await approver.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      const reversal = await clerk.kwan.decisions.reverse(id, { reason: "It was another person." });
      expect(reversal).toMatchObject({
        withdraws: id,
        state: "proposed",
        title: expect.stringMatching(/: Correct the record$/),
      });
      const note = "It was this person after all.";
      const refused = await approver.kwan.decisions.decide(reversal.id, { outcome: "refused", note }, latest);
      expect(refused).toMatchObject({ state: "refused", refusal: note, actions: [] });
    });

    it("places by their names, and a payment by its payer", async () => {
      const admin = await of().person({ role: "admin" });
      const officer = await of().person({ role: "officer", branch_id: await newBranch(of(), "Wa") });
      const branch = await newBranch(of(), "Keta");
      const grant = { kind: "grant_role", subject: officer.id, details: { role: "officer", branch } } as const;
      const { changes } = await admin.kwan.decisions.propose({ ...grant, ground: "new_duties", reason });
      expect(changes).toMatchObject([{ field: "branch", before: "Wa", after: "Keta" }]);
      const payer = await of().person();
      const invoice = await payer.kwan.invoices.generate(
        await newApplication(of(), { driver: payer.driver, filed_by: payer.id }),
      );
      const { id, reference } = await payer.kwan.invoices.pay(invoice.id, { channel: "card" });
      const flag = { mismatch: "wrong_amount", flagged_at: of().clock.now, status: "failed" } as const;
      await of().db.kysely.updateTable("payments").set(flag).where("id", "=", idOf("pay", id)).execute();
      const close = { kind: "close_payment", subject: id, details: { outcome: "refunded" } } as const;
      const { subject } = await officer.kwan.decisions.propose({ ...close, ground: "statement", reason });
      expect(subject).toEqual({ kind: "payment", id, name: `${await nameOf(payer)}, ${reference}` });
    });
  });
});
