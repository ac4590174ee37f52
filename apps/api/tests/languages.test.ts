import { createKwan, memoryTokens } from "@kwan/sdk";
import { describe, expect, it } from "vitest";
import { acceptedLanguage } from "../src/language.ts";
import { eachDatabase } from "./databases.ts";
import { password, testServer } from "./server.ts";

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
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2 ? "fr" : "en"));
    const details = await Promise.all(
      asked.map(async (language) => (await ask("/learner/login/email/initiate/", language, broken)).body["detail"]),
    );
    details.forEach((detail, index) => {
      expect(detail).toMatch(asked[index] === "fr" ? /^Le corps de la requête/ : /^The body is not/);
    });
  });

  it("[R-WRD-04] errors about forms with files are in the language of the request too", async () => {
    const { token } = await server().person();
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(5_300_000)]), "large.png");
    const headers = { authorization: `Bearer ${token}` };
    const { body, status } = await ask("/document/", "fr", { method: "POST", body: form, headers });
    expect(status).toBe(413);
    expect(body["detail"]).toMatch(/^Un fichier peut avoir 5 Mo/);
  });

  it("[R-WRD-04] errors about addresses that do not exist are in the language of the request", async () => {
    expect((await ask("/nothing/", "fr")).body["detail"]).toBe(
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
});
