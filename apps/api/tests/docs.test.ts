import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { newTrainees, seededLogins, seededPassword, seededSchool } from "../src/main/seed/logins.ts";
import { choices } from "../src/money/payments/sandbox/page.ts";
import { securityHeaders } from "../src/platform/http/headers.ts";
import { eachDatabase, type TestDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "kwan-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
}
write("index.html", "the start page");
write("errors/stale/index.html", "412 stale");
write("404.html", "there is no such page");
write("assets/style-1a2b.css", "a{}");
const script = "sha256-abc=";
const listed = Object.fromEntries(
  ["index.html", "errors/stale/index.html", "404.html"].map((file) => [`/${file}`, { file, script }]),
);
writeFileSync(join(folder, "documents.json"), JSON.stringify(listed));

const getter =
  (server: ReturnType<typeof testServer>) =>
  (path: string, headers: Record<string, string> = {}) =>
    fetch(server().baseUrl.replace(/\/api$/, "") + path, {
      headers: { "accept-encoding": "identity", ...headers },
      redirect: "manual",
    });

eachDatabase((database) => {
  const server = testServer(database, { DOCS_FOLDER: folder });
  const get = getter(server);

  it.each([
    ["/docs/", "the start page"],
    ["/docs/errors/stale/", "412 stale"],
  ])(
    "serves the page at %s with the strict policy, which allows its inline script [R-DOC-03] [R-DOC-04]",
    async (path, text) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, text]);
      const expected = securityHeaders["content-security-policy"]?.replace(
        "script-src 'self'",
        `script-src 'self' '${script}'`,
      );
      expect(answer.headers.get("content-security-policy")).toBe(expected);
      expect(expected).toContain("require-trusted-types-for 'script'");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      const compressed = await get(path, { "accept-encoding": "br" });
      expect(compressed.headers.get("content-encoding")).toBe("br");
      expect(compressed.headers.get("content-security-policy")).toBe(expected);
      expect(await compressed.text()).toBe(text);
    },
  );

  it.each([
    ["/docs", "/docs/"],
    ["/docs/errors/stale", "/docs/errors/stale/"],
  ])("leads from %s to %s [R-DOC-03]", async (path, to) => {
    const answer = await get(path);
    expect([Math.floor(answer.status / 100), answer.headers.get("location")]).toEqual([3, to]);
  });

  it.each(["/docs/gone/", "/docs/errors/gone", "/docs/assets/gone.js"])(
    "answers %s, which is not there, with a page of its own [R-DOC-03]",
    async (path) => {
      const answer = await get(path, { "if-none-match": "*" });
      expect([answer.status, await answer.text()]).toEqual([404, "there is no such page"]);
      expect(answer.headers.get("content-security-policy")).toContain(script);
    },
  );

  it.each(["/docs/../package.json", "/docs/%2e%2e/package.json", "/docs/..%2f..%2fpackage.json"])(
    "serves nothing outside the folder: %s [R-DOC-03]",
    async (path) => {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it("serves a file with a hash in its name to be cached for ever [R-DOC-03]", async () => {
    const answer = await get("/docs/assets/style-1a2b.css");
    expect([answer.status, await answer.text()]).toEqual([200, "a{}"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("lets the explorer write only if the people in the embedded database are invented [R-DOC-06]", async () => {
    const installation = async () => (await get("/docs/installation.json")).json();
    expect(await installation()).toEqual({ hasInventedPeople: false });
    await addInventedPerson(server);
    expect(await installation()).toEqual({ hasInventedPeople: true });
  });
});

/** Gives an account the email address of one of the invented people. */
async function addInventedPerson(server: ReturnType<typeof testServer>): Promise<void> {
  const { id } = await server().person({ role: "driver" });
  const email = seededLogins.find(({ role }) => role === "driver")?.email ?? "";
  await server().db.kysely.updateTable("users").set({ email }).where("id", "=", id).execute();
}

describe("an installation with a PostgreSQL server", () => {
  eachDatabase((database: TestDatabase) => {
    const server = testServer(database, { DOCS_FOLDER: folder, DATABASE_URL: "postgres://kwan@127.0.0.1/kwan" });
    it("never lets the explorer write, because its people may be real [R-DOC-06]", async () => {
      await addInventedPerson(server);
      expect(await (await getter(server)("/docs/installation.json")).json()).toEqual({ hasInventedPeople: false });
    });
  });
});

it("the page about the sandbox names everybody and every button that the sandbox has [R-DOC-07]", () => {
  const text = readFileSync(new URL("../../docs/content/sandbox.mdx", import.meta.url), "utf8");
  for (const { role, email, phone_number, first_name, last_name } of seededLogins)
    expect(text).toContain(
      `| ${role.replace("_", " ")} | \`${email}\` | \`${phone_number}\` | ${first_name} ${last_name} |`,
    );
  for (const { name, trainee_number, date_of_birth } of newTrainees)
    expect(text).toContain(`| ${name} | \`${trainee_number}\` | ${date_of_birth} |`);
  expect(text).toContain(`\`${seededPassword}\``);
  expect(text).toContain(`${seededSchool.name} (\`${seededSchool.code}\`)`);
  for (const label of Object.values(choices)) expect(text).toContain(`| ${label.split(":")[0]} |`);
  expect(text.match(/^\| \w+ (\w+ )?\| `\S+@/gm)).toHaveLength(seededLogins.length);
});
