import { addDays } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { createKwan, memoryTokens } from "@kwan/sdk";
import { describe, expect, it } from "vitest";
import { actionNotifications } from "../src/licensing/services/action-notifications.ts";
import { sendReminders } from "../src/main/reminders/send-reminders.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { acceptedLanguage, inLanguage } from "../src/platform/language.ts";
import { notify } from "../src/platform/notifications/notify.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { giveEyeTest } from "./people.ts";
import { type Like, password, testServer } from "./server.ts";

const application = { title: "X", reason: null, by: "applicant" as const, is_delivered: false };

describe("the language of a request", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["fr", "fr"],
    ["FR-CI, en;q=0.9", "fr"],
    ["en-GH, fr;q=0.9", "en"],
    ["en;q=0.1, fr;q=0.2", "fr"],
    ["de, tw;q=0.9, fr;q=0.4", "fr"],
    ["fr;q=0, en", "en"],
    ["de", "en"],
    ["*", "en"],
    ["fr;q=nonsense", "en"],
  ])("of Accept-Language %j is %s", (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

eachDatabase((database) => {
  const server = testServer(database);
  const ask = async (path: string, language: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>), "accept-language": language };
    const answer = await fetch(`${server().baseUrl}${path}`, { ...init, headers });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
  };

  it("[R-WRD-04] errors are in the language that the request asks for, with the same code", async () => {
    const [french, english] = await Promise.all([ask("/users/me/", "fr-CI, en;q=0.5"), ask("/users/me/", "en")]);
    expect(french.body).toMatchObject({ code: "unauthenticated", detail: expect.stringMatching(/^Vous n’êtes pas/) });
    expect(english.body).toMatchObject({ code: "unauthenticated", detail: expect.stringMatching(/^You are not/) });
    expect(french.headers.get("content-language")).toBe("fr");
    expect(english.headers.get("content-language")).toBe("en");
    expect(french.headers.get("vary")).toBe("Accept-Language");
  });

  it("[R-WRD-04] errors stay in their language when many requests with bodies are answered at the same time", async () => {
    const broken = { method: "POST", headers: { "content-type": "application/json" }, body: "{" };
    const languages = Array.from({ length: 20 }, (_, index) => (index % 2 ? "fr" : "en"));
    const details = await Promise.all(
      languages.map(async (language) => (await ask("/learner/login/email/initiate/", language, broken)).body.detail),
    );
    details.forEach((detail, index) => {
      expect(detail).toMatch(languages[index] === "fr" ? /^Le corps de la requête/ : /^The request body does not/);
    });
  });

  it("[R-WRD-04] an invalid form is refused in French and in English at the same time", async () => {
    const { token } = await server().person();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const update = (language: string) => ask("/users/me/update/", language, { method: "PATCH", headers, body: "{}" });
    const [french, english] = await Promise.all([update("fr"), update("en")]);
    expect(french.body.non_field_errors).toEqual(["Vous n’avez rien modifié. Modifiez au moins un renseignement."]);
    expect(english.body.non_field_errors).toEqual(["You have not entered any changes. Change at least one detail."]);
  });

  it("[R-WRD-04] the messages of the contract are in the language of the request", async () => {
    const headers = { "content-type": "application/json" };
    const { body } = await ask("/users/reset/confirm/", "fr", { method: "POST", headers, body: "{}" });
    expect(body.reset_token).toEqual([
      "Il faut un code valide pour réinitialiser votre mot de passe. Demandez un nouveau code.",
    ]);
  });

  it("[R-WRD-04] a refusal uses the plural rules of the language", async () => {
    const { email } = await server().person();
    const { attempt } = await server().kwan.auth.startPasswordReset(email);
    const headers = { "content-type": "application/json" };
    const guess = async (code: string) => {
      const body = JSON.stringify({ target: email, code, attempt });
      return (await ask("/users/verify/reset/", "fr", { method: "POST", headers, body })).body;
    };
    for (const left of [4, 3, 2])
      expect(JSON.stringify(await guess(`00000${left}`))).toContain(`Il vous reste ${left} tentatives.`);
    expect(JSON.stringify(await guess("000001"))).toContain("Il vous reste 1 tentative.");
  });

  it("[R-WRD-04] errors about forms with files are in the language of the request too", async () => {
    const { token } = await server().person();
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(5_300_000)]), "large.png");
    const headers = { authorization: `Bearer ${token}` };
    const { body, status } = await ask("/document/", "fr", { method: "POST", body: form, headers });
    expect(status).toBe(413);
    expect(body.detail).toMatch(/^Le fichier dépasse 5 Mo/);
  });

  it("[R-WRD-04] errors about addresses that do not exist are in the language of the request", async () => {
    expect((await ask("/nothing/", "fr")).body.detail).toBe(
      "Il n’y a rien à l’adresse /api/nothing/. Vérifiez le chemin.",
    );
  });

  it("[R-WRD-02] an account has the language of its sign-up, which its owner can change without a password", async () => {
    const { baseUrl, lastCode, person } = server();
    const phone_number = "+233209876501";
    const form = { first_name: "Awa", last_name: "Diop", username: "awa.diop", password1: password, phone_number };
    const signUp = { method: "POST", headers: { "content-type": "application/json" } };
    const body = JSON.stringify({ ...form, password2: password });
    expect((await ask("/learner/register/", "fr", { ...signUp, body })).status).toBeLessThan(300);
    const kwan = createKwan({ baseUrl, tokens: memoryTokens() });
    const { user } = await kwan.auth.verify(phone_number, { code: await lastCode(phone_number) });
    expect(user.language).toBe("fr");
    const other = await person();
    expect(await other.kwan.users.me()).toMatchObject({ language: "en" });
    expect(await other.kwan.users.updateMe({ language: "fr" })).toMatchObject({ language: "fr" });
    expect(await other.kwan.users.me()).toMatchObject({ language: "fr" });
    const refused = await other.kwan.users.updateMe({ language: "de" as "fr" }).settled();
    expect(refused.ok).toBe(false);
  });

  it("[R-WRD-02] an account that staff create has the language of the person who creates it", async () => {
    const { token } = await server().person({ role: "admin" });
    const staff = {
      email: "agent@mail.example",
      username: "agent.fr",
      first_name: "Kofi",
      last_name: "Ba",
      role: "reviewer",
    };
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const { status } = await ask("/staff/", "fr", { method: "POST", headers, body: JSON.stringify(staff) });
    expect(status).toBe(201);
    const row = await server()
      .db.kysely.selectFrom("users")
      .select("language")
      .where("username", "=", "agent.fr")
      .executeTakeFirst();
    expect(row?.language).toBe("fr");
  });

  const inFrench = async (like: Like = {}) => {
    const person = await server().person(like);
    await person.kwan.users.updateMe({ language: "fr" });
    return person;
  };

  it("[R-WRD-03] a code, its subject and a message are in the recipient's language, not the request's", async () => {
    const { deps, db, lastMessage, kwan } = server();
    const [awa, ama] = [await inFrench(), await server().person()];
    await kwan.auth.startPasswordReset(awa.phone_number);
    expect(await lastMessage(awa.phone_number)).toMatch(
      /^Votre code pour choisir un nouveau mot de passe est \d{6}\. Il expire dans 10 minutes\./,
    );
    await kwan.auth.startPasswordReset(awa.email);
    const mail = await db.kysely
      .selectFrom("messages")
      .select(["subject", "text"])
      .where("recipient", "=", awa.email)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toMatch(/^Votre code\u00a0: \d{6}$/);
    for (const { id } of [awa, ama])
      await inTransaction(db, (tx) =>
        inLanguage("en", () =>
          notify({ tx, deps }, { user_id: id, words: () => actionNotifications.submit!(application) }),
        ),
      );
    expect(await lastMessage(awa.phone_number)).toBe(
      "Nous avons reçu votre demande : X. Nous vous tiendrons informé à chaque étape.".replaceAll("ç", "c"),
    );
    expect(await lastMessage(awa.email)).toContain("Nous avons reçu votre demande\u00a0: X.");
  });

  it("[R-WRD-02] a notification is shown in the language in which it is read", async () => {
    const { deps, db } = server();
    const { id, token } = await server().person();
    await inTransaction(db, (tx) =>
      notify({ tx, deps }, { user_id: id, words: () => actionNotifications.submit!(application) }),
    );
    const newest = async (language: string) => {
      const { body } = await ask("/notification/", language, { headers: { authorization: `Bearer ${token}` } });
      return (body.results as readonly unknown[])[0];
    };
    expect(await newest("fr")).toMatchObject({
      title: "Demande reçue",
      message: "Nous avons reçu votre demande\u00a0: X. Nous vous tiendrons informé à chaque étape.",
    });
    expect(await newest("en")).toMatchObject({ title: "Application received" });
    // Make the row look as if it was added before notifications were stored in each language.
    await db.kysely.updateTable("notifications").set({ texts: null }).where("user_id", "=", id).execute();
    expect(await newest("fr")).toMatchObject({ title: "Application received" });
  });

  it("[R-WRD-03] a reminder is in the recipient's language", async () => {
    const { deps } = server();
    const { id, driver, email } = await inFrench();
    const [days = 0] = figures.reminder_days.eye_test;
    await giveEyeTest(server(), driver, id, addDays(deps.today(), days - figures.eye_test_days));
    await sendReminders(deps);
    const { subject } = await server()
      .db.kysely.selectFrom("messages")
      .select("subject")
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    expect(subject).toBe("Votre test de la vue expire bientôt");
  });

  it("[R-WRD-03] the link in a French email leads to the French page", async () => {
    const { token } = await server().person({ role: "admin" });
    const staff = { username: "agente.fr", first_name: "Ama", last_name: "Ba", role: "reviewer" };
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ ...staff, email: "agente@mail.example" });
    await ask("/staff/", "fr", { method: "POST", headers, body });
    const second = await server().person({ role: "admin" });
    for await (const { id, subject } of second.kwan.decisions.list({ state: "proposed" }))
      if (subject.name === "Ama Ba") await second.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    expect(await server().lastMessage("agente@mail.example")).toContain("/fr/auth/forgot-password");
  });
});
