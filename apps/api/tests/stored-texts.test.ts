import { pesewas } from "@kwan/domain";
import type { Language } from "@kwan/domain/language";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { m } from "#messages";
import { presentLine } from "../src/money/invoices/present.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { issueInWords } from "../src/platform/http/issue-in-words.ts";
import type { BranchId } from "../src/platform/ids.ts";
import { inLanguage } from "../src/platform/language.ts";
import { send } from "../src/platform/messages/send.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { sittings } from "./theory-sittings.ts";

const languages = ["en", "fr"] as const;
const pdf = () =>
  new File([Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n")], "proof.pdf", {
    type: "application/pdf",
  });

it.each([
  [z.string(), undefined, "Send this value. It is required.", "Envoyez cette valeur. Elle est obligatoire."],
  [z.enum(["a", "b"]), "c", "Send one of these values: a, b.", "Envoyez l’une de ces valeurs\u00a0: a, b."],
  [z.string().check(z.minLength(2)), "c", "Too few characters. The minimum is 2.", /^Trop peu de caractères/],
  [z.array(z.int()).check(z.maxLength(1)), [1, 2], "Too many entries. The maximum is 1.", /^Trop d’éléments/],
  [z.number().check(z.maximum(5)), 6, "Too large. The maximum is 5.", /^Valeur trop grande/],
  [
    z.strictObject({}),
    { x: 1 },
    "Remove the fields that we do not recognise: x.",
    /^Supprimez les champs .*\u00a0: x\.$/,
  ],
  [z.union([z.string(), z.int()]), true, "This value is not valid. Correct it.", /^Cette valeur est incorrecte/],
] as const)("zod's issue of %#, for %j, is said in both languages [R-WRD-04]", (schema, value, english, french) => {
  const messageIn = (language: Language) =>
    inLanguage(language, () => z.safeParse(schema, value, { error: issueInWords }).error?.issues[0]?.message);
  expect(messageIn("en")).toBe(english);
  expect(messageIn("fr")).toEqual(expect.stringMatching(french));
});

it("a line of an invoice has the title of its item in the reader's language [R-WRD-04]", () => {
  const line = { item: "biometric_capture", quantity: 1, unit_pesewas: pesewas(0), total_pesewas: pesewas(0) } as const;
  expect(inLanguage("fr", () => presentLine(line).title)).toBe("Photo et empreintes digitales");
});

eachDatabase((database) => {
  const server = testServer(database);
  const { learner, take } = sittings(server);
  let accra: BranchId;
  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });

  /** Returns the responses to the same request in English and in French. */
  const inBoth = async (
    { token }: Pick<Person, "token">,
    path: string,
    body?: object,
    method = body ? "POST" : "GET",
  ) =>
    Promise.all(
      languages.map(async (language) => {
        const answer = await fetch(`${server().baseUrl}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            "accept-language": language,
            ...(body && { "content-type": "application/json" }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        return answer.text();
      }),
    );

  const stepsIn = async (person: Person, service: string) =>
    (await inBoth(person, `/service/learners-license/${service}/`)).map(
      (text) => (JSON.parse(text) as { steps: { step: string; note: string | null }[] }).steps,
    );

  it("the result of a theory test is shown with its step, in the reader's language [R-WRD-04]", async () => {
    const person = await learner();
    await take(person, 17);
    const [english, french] = await stepsIn(person, person.service);
    expect(m.services_step_theory_test({ right: 1, questions: 20, pass_mark: 14 })).toBe(
      "1 correct answer out of 20 (pass mark: 14)",
    );
    const note = "17 correct answers out of 20 (pass mark: 14)";
    expect(english).toContainEqual(expect.objectContaining({ step: "theory_road_sign", note }));
    expect(french?.find(({ step }) => step === "theory_road_sign")?.note).toBe(
      "17 bonnes réponses sur 20 (minimum requis\u00a0: 14)",
    );
  });

  it("a shared licence says who has checked it, in the reader's language [R-WRD-04]", async () => {
    const driver = await server().person();
    await giveLicence(server(), driver.driver, "2025-01-10", ["B"]);
    const { code } = await driver.kwan.licences.share(driver.driver ?? "");
    await server().kwan.licences.check(code);
    const officer = await server().person({ role: "officer" });
    await officer.kwan.licences.check(code);
    const [english, french] = await inBoth(driver, `/license/${driver.driver}/share/`);
    for (const name of ["Someone with the code", "An officer"]) expect(english).toContain(name);
    for (const name of ["Une personne qui avait le code", "Un agent"]) expect(french).toContain(name);
  });

  it("staff read what an undelivered message is about in their language [R-WRD-04]", async () => {
    const { db, deps, person } = server();
    const message = { user_id: null, channel: "sms" as const, recipient: "+233244000777", text: "X" };
    for (const purpose of ["code", "reminder", "Your card is ready"])
      await inTransaction(db, (tx) => send({ tx, deps }, { ...message, purpose }));
    await db.kysely.updateTable("messages").set({ state: "dead" }).where("recipient", "=", message.recipient).execute();
    const [english, french] = await inBoth(await person({ role: "admin" }), "/staff/undelivered/");
    for (const purpose of ["Verification code", "Reminder", "Your card is ready"]) expect(english).toContain(purpose);
    for (const purpose of ["Code de vérification", "Rappel", "Your card is ready", "Aucune raison"])
      expect(french).toContain(purpose);
  });

  it("people who download their data read what each message was about, and see no codes [R-WRD-04]", async () => {
    const { db, deps, person } = server();
    const owner = await person();
    const message = { user_id: owner.id, channel: "sms" as const, recipient: "+233244000778", text: "X" };
    for (const purpose of ["code", "reminder"])
      await inTransaction(db, (tx) => send({ tx, deps }, { ...message, purpose }));
    const purposes = (await inBoth(owner, "/users/me/data/")).map((text) =>
      (JSON.parse(text) as { messages: { purpose: string }[] }).messages.map(({ purpose }) => purpose),
    );
    expect(purposes).toEqual([["Reminder"], ["Rappel"]]);
  });

  it("a report as CSV is in the language of the request [R-WRD-04]", async () => {
    const admin = await server().person({ role: "admin" });
    const { driver, id } = await server().person();
    await newApplication(server(), { driver, filed_by: id, created_at: new Date("2023-07-01T10:00:00Z") });
    const body = { report: "drivers-renewal", from: "2023-07-01", to: "2023-07-01" };
    const [english, french] = await inBoth(admin, "/service/report/csv/", body);
    expect(english).toContain("Application,Service,Status,Processing speed,Branch,Created,Submitted,Completed");
    expect(english).toContain(",Standard,");
    expect(french).toContain("Demande,Service,Statut,Mode de traitement,Agence,Créée le,Envoyée le,Terminée le");
    expect(french).toContain("Renouvellement du permis de conduire,");
    const [, revenue] = await inBoth(admin, "/service/report/csv/", { ...body, report: "revenue" });
    expect(revenue).toContain(
      "Reçu,Événement,Facture,Demande,Service,Agence,Moyen de paiement,Référence,Date et heure,Montant,Devise",
    );
  });

  it("a value that the schema refuses without a message of its own is explained in both languages [R-WRD-04]", async () => {
    const driver = await server().person();
    const [english, french] = await inBoth(driver, "/users/me/update/", { username: "a".repeat(31) }, "PATCH");
    expect(english).toContain("Too many characters. The maximum is 30.");
    expect(french).toContain("Trop de caractères. Le maximum est de 30.");
  });

  it("a nationality in an update request has the name of its country in the reader's language [R-WRD-04]", async () => {
    const driver = await server().person();
    const request = await driver.kwan.updateRequests.create({
      driver: driver.driver ?? "",
      nationality: { value: "CI", label: "Ivorian" },
      reason_for_change: "I have become a citizen of another country.",
      nationality_proof: pdf(),
    });
    expect(request.changes).toMatchObject([{ before: "Ghanaian", after: "Ivorian" }]);
    const [, french = ""] = await inBoth(driver, "/service/update-request/");
    expect((JSON.parse(french) as { results: { changes: object[] }[] }).results[0]?.changes).toEqual([
      { field: "nationality", label: "Pays de nationalité", before: "Ghana", after: "Côte d’Ivoire" },
    ]);
  });

  it("the usual opening hours are in the reader's language, and others as they were entered [R-WRD-04]", async () => {
    const { db, person } = server();
    const driver = await person();
    const enter = (opening_hours: string) =>
      db.kysely.updateTable("branches").set({ opening_hours }).where("id", "=", accra).execute();
    await enter("working_days");
    const [english, french] = await inBoth(driver, `/dvla/branch/${accra}/`);
    expect(english).toContain("Monday to Friday, 8:00 to 17:00");
    expect(french).toContain("Du lundi au vendredi, de 8\u00a0h à 17\u00a0h");
    server().clock.forward(60_000);
    await enter("8 to 17, closed on Fridays");
    expect((await inBoth(driver, `/dvla/branches/?search=Accra`))[1]).toContain("8 to 17, closed on Fridays");
  });
});
