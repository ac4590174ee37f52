// Which field a refused proposal names, and the values at the edge of what is refused.
import type { BodyOf, proposeDecision } from "@kwan/contract";
import { addDays, type PlainDate } from "@kwan/domain";
import { type DecisionKind, decisionRow } from "@kwan/domain/decisions";
import type { ApiError } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { booksId } from "../src/money/entries/books-store.ts";
import { eachDatabase } from "./databases.ts";
import { examples, type Kind, reason } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

type Details = BodyOf<typeof proposeDecision>["details"];
/** Prepares the subject, and returns the details to propose. */
type Make = (server: TestServer, person: Person) => Promise<Details> | Details;

const card = {
  ...{ license_number: "OLD-77001", classes: ["B"], first_issued_on: "2015-04-01", issued_on: "2021-04-01" },
  ...{ expires_on: "2027-03-31", is_commercial: false },
};
const licensed =
  (details: Details): Make =>
  async (server, { driver }) => {
    await giveLicence(server, driver, "2024-02-02");
    return details;
  };
const born = (server: TestServer, { driver }: Person, date_of_birth: PlainDate) =>
  server.db.kysely.updateTable("drivers").set({ date_of_birth }).where("id", "=", driver).execute();
const document =
  (id_expires_on: PlainDate | null, id_number?: string): Make =>
  async ({ db }, { driver }) => {
    const of = idOf("drv", driver ?? "");
    await db.kysely.updateTable("drivers").set({ id_expires_on }).where("id", "=", of).execute();
    const drivers = db.kysely.selectFrom("drivers").select("id_number").where("id", "=", of);
    return { id_number: id_number ?? (await drivers.executeTakeFirstOrThrow()).id_number, how: "seen" };
  };
const example =
  (change: Details): Make =>
  async (server, person) => ({
    ...(await examples.withdraw_certificate(server, person)).details,
    ...change,
  });

/** A proposal, and the field that its refusal names, the code of the refusal, or "ok". */
const proposals: readonly (readonly [Kind, string, string, Make])[] = [
  ["verify_identity", "of another number", "id_number", document(null, "GHA-999999999-9")],
  ["verify_identity", "of a document without an end", "ok", document(null)],
  ["verify_identity", "of a document that ends today", "ok", document("2026-11-21")],
  ["verify_identity", "of a document that ended yesterday", "state_forbids", document("2026-11-20")],
  ["refuse_identity", "of another number", "id_number", () => ({ id_number: "GHA-1", notice: "Add your own." })],
  ["correct_record", "without a change", "non_field_errors", (_, { driver }) => ({ first_name: driver && "Ama" })],
  ["change_contact", "with no phone number", "phone_number", () => ({ phone_number: "12" })],
  ["change_contact", "with no email address", "email", () => ({ email: "ama@" })],
  [
    "enter_licence",
    "held too young",
    "first_issued_on",
    async (server, person) => {
      await born(server, person, "2005-01-01");
      return card;
    },
  ],
  ["enter_licence", "of a licence holder", "state_forbids", licensed(card)],
  ["correct_licence", "of nobody", "state_forbids", () => ({ classes: ["B", "D"] })],
  ["correct_licence", "that ends on the day of issue", "expires_on", licensed({ expires_on: "2024-02-02" })],
  ["correct_licence", "that ends a day later", "ok", licensed({ expires_on: "2024-02-03" })],
  [
    "correct_licence",
    "held too young",
    "classes",
    async (server, person) => {
      await giveLicence(server, person.driver, "2024-02-02");
      await born(server, person, "2004-01-01");
      return { classes: ["B", "D"] };
    },
  ],
  ["grant_role", "at no school", "school", () => ({ role: "driving_school" })],
  ["grant_role", "at an unknown school", "school", () => ({ role: "driving_school", school: "sch_none" })],
  ["grant_role", "at something that is no school", "school", () => ({ role: "driving_school", school: "brn_none" })],
  ["grant_role", "at an unknown branch", "branch", () => ({ role: "reviewer", branch: "brn_none" })],
  ["grant_role", "at something that is no branch", "branch", () => ({ role: "reviewer", branch: "sch_none" })],
  [
    "grant_role",
    "at a school",
    "ok",
    async ({ db }) => {
      const schools = db.kysely.selectFrom("schools").select("id").limit(1);
      return { role: "driving_school", school: (await schools.executeTakeFirstOrThrow()).id };
    },
  ],
  [
    "grant_role",
    "at a branch",
    "ok",
    async ({ db }) => {
      const branches = db.kysely.selectFrom("branches").select("id").limit(1);
      return { role: "reviewer", branch: (await branches.executeTakeFirstOrThrow()).id };
    },
  ],
  ["withdraw_certificate", "of an unknown number", "certificate_number", example({ certificate_number: "TC/NO/1" })],
  [
    "withdraw_certificate",
    "in lower case",
    "ok",
    async (server, person) => {
      const { certificate_number, ...details } = (await example({})(server, person)) as { certificate_number: string };
      return { ...details, certificate_number: certificate_number.toLowerCase() };
    },
  ],
];

const clerks = { staff: "admin", driver: "officer" } as const;
const roleOf = (kind: DecisionKind) => clerks[decisionRow(kind).subject as keyof typeof clerks];
/** The fields that a refusal names, or its code. */
async function answerOf(call: Promise<unknown>): Promise<readonly string[]> {
  const error = await call.then(
    () => undefined,
    (each: ApiError) => each,
  );
  if (error?.code !== "invalid") return [error?.code ?? "ok"];
  return Object.keys(error.body as object).filter((name) => name !== "code" && name !== "request_id");
}

eachDatabase((database) => {
  const of = testServer(database);
  beforeAll(async () => {
    await seedBranches(of());
    await newSubject(of(), "accredit_school");
  });

  describe("a proposal [R-AUT-04]", () => {
    it.each(proposals)("%s %s: %s", async (kind, _, expected, make) => {
      const person = await newSubject(of(), kind);
      const { kwan } = await of().person({ role: roleOf(kind) });
      const { grounds, subject } = decisionRow(kind);
      const about = subject === "driver" ? { driver: person.driver ?? "" } : { subject: person.id };
      const details = await make(of(), person);
      const [ground = ""] = Object.keys(grounds);
      expect(await answerOf(kwan.decisions.propose({ kind, ...about, details, ground, reason }))).toEqual([expected]);
    });

    it("needs a subject, and a ground of its kind", async () => {
      const person = await newSubject(of(), "correct_record");
      const { kwan } = await of().person({ role: "officer" });
      const proposal = { kind: "correct_record", details: { first_name: "Adwoa" }, reason } as const;
      const about = { driver: person.driver ?? "" };
      const ground = "office_error";
      expect(await answerOf(kwan.decisions.propose({ ...proposal, ground }))).toEqual(["subject"]);
      for (const wrong of ["card_seen", "toString"])
        expect(await answerOf(kwan.decisions.propose({ ...proposal, ...about, ground: wrong }))).toEqual(["ground"]);
      const { id } = await kwan.decisions.propose({ ...proposal, ...about, ground });
      expect(await answerOf(kwan.decisions.propose({ ...proposal, ...about, ground }))).toEqual(["already_open"]);
      const other = await of().person({ role: "officer" });
      const refuse = (note?: string) => other.kwan.decisions.decide(id, { outcome: "refused", note }, latest);
      for (const note of [undefined, "", "Not today."])
        expect(await answerOf(refuse(note)), note).toEqual(note === "Not today." ? ["ok"] : ["note"]);
    });

    it("is refused with a note of ten characters or more", async () => {
      const person = await newSubject(of(), "correct_record");
      const [one, other] = [await of().person({ role: "officer" }), await of().person({ role: "officer" })];
      const { id } = await one.kwan.decisions.propose({
        kind: "correct_record",
        driver: person.driver ?? "",
        ...{ details: { first_name: "Adwoa" }, ground: "office_error", reason },
      });
      const refuse = (note: string) => other.kwan.decisions.decide(id, { outcome: "refused", note }, latest);
      expect(await answerOf(refuse("Not today"))).toEqual(["note"]);
      expect(await answerOf(refuse("Not today."))).toEqual(["ok"]);
    });

    it("takes the files that its ground asks for, of the kinds that we store", async () => {
      const person = await newSubject(of(), "correct_record");
      const { kwan, id: proposer, token } = await of().person({ role: "officer" });
      const about = { driver: person.driver ?? "", details: { first_name: "Adwoa" }, ground: "document_seen", reason };
      const { id } = await kwan.decisions.propose({ kind: "correct_record", ...about });
      const file = fileOf(pdf("born in 1990"), "birth.pdf", "application/pdf");
      const add = (document: "order" | "birth_cert") => answerOf(kwan.decisions.addEvidence(id, { document, file }));
      expect(await add("order")).toEqual(["document"]);
      const withoutFile = await fetch(`${of().baseUrl}/office/decision/${id}/evidence/`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ document: "birth_cert", file: { bytes: "" } }),
      });
      expect(await withoutFile.json()).toMatchObject({ file: [expect.any(String)] });
      expect(await answerOf(kwan.decisions.addEvidence("dec_none", { document: "order", file }))).toEqual([
        "not_found",
      ]);
      // Someone who has lost the role adds nothing to what they proposed.
      await of().db.kysely.updateTable("users").set({ role: "accountant" }).where("id", "=", proposer).execute();
      expect(await add("birth_cert")).toEqual(["forbidden"]);
    });
  });

  describe("the books [R-AUT-20]", () => {
    it("can be closed from the first complete day on, each time for a later day", async () => {
      const { kwan } = await of().person({ role: "accountant" });
      const reviewer = await of().person({ role: "reviewer" });
      const close = (closed_until: PlainDate) =>
        kwan.decisions.propose({
          ...{ kind: "close_books", subject: booksId, details: { closed_until }, ground: "month_end", reason },
        });
      const { complete_since } = await of().db.kysely.selectFrom("books").selectAll().executeTakeFirstOrThrow();
      expect(await answerOf(close(addDays(complete_since, -1)))).toEqual(["closed_until"]);
      for (const day of [complete_since, addDays(complete_since, 1)]) {
        const { id } = await close(day);
        await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
        expect(await answerOf(close(day))).toEqual(["closed_until"]);
      }
      expect(await answerOf(close("2026-11-21"))).toEqual(["closed_until"]);
      expect(await answerOf(close("2026-11-20"))).toEqual(["ok"]);
    });
  });
});
