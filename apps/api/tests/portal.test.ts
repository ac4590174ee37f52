import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "kwan-portal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
}

const shell = '<html lang="en"><title>shell</title>';
write("index.html", shell);
write("assets/base-1a2b.js", "export const base = 1;");
write("icon.svg", "<svg/>");
write("licences.txt", "MIT License");
write("pages/auth/login/index.html", "<style>a{}</style>log in");
write("pages/extern/invoice/id/index.html", "an invoice");
write("pages/services/add/kind/hazard-permit/renew/index.html", "<title>renew</title>");
write("pages/services/index.html", "the list");
const hashes = { styles: "sha256-abc=", script: "sha256-def=" };
writeFileSync(
  join(folder, "documents.json"),
  JSON.stringify({
    "/auth/login": { file: "pages/auth/login/index.html", ...hashes },
    "/extern/invoice/:id": { file: "pages/extern/invoice/id/index.html", ...hashes },
    "/services/add?kind=hazard-permit/renew": {
      file: "pages/services/add/kind/hazard-permit/renew/index.html",
      ...hashes,
    },
    "/services/view/:id/:code": { file: "index.html", ...hashes },
    "/services": { file: "pages/services/index.html", ...hashes },
    "/": { file: "index.html", ...hashes },
    "/*": { file: "index.html", ...hashes },
  }),
);

write("fr/index.html", '<html lang="fr"><title>shell</title>');
write("fr/assets/base-9f8e.js", "export const base = 2;");
write("fr/pages/auth/login/index.html", "se connecter");
writeFileSync(
  join(folder, "fr/documents.json"),
  JSON.stringify({
    "/auth/login": { file: "pages/auth/login/index.html", ...hashes },
    "/": { file: "index.html", ...hashes },
    "/*": { file: "index.html", ...hashes },
  }),
);

eachDatabase((database) => {
  const server = testServer(database, { PORTAL_FOLDER: relative(process.cwd(), folder) });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(server().baseUrl.replace(/\/api$/, "") + path, {
      headers: { "accept-encoding": "identity", ...headers },
      method,
    });

  it("serves a file with a hash in its name to be cached for ever, and with its type", async () => {
    const answer = await get("/assets/base-1a2b.js");
    expect(await answer.text()).toBe("export const base = 1;");
    expect(answer.headers.get("content-type")).toBe("application/javascript; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
  ])("answers a client that accepts %s with the encoding %s", async (accepted, encoding) => {
    const answer = await get("/assets/base-1a2b.js", { "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toContain("accept-encoding");
    // fetch has already decoded the body.
    expect(await answer.text()).toBe("export const base = 1;");
  });

  it.each(["/", "/services/view/srv_1/LLAS", "/services/view/srv_1/LLAS/"])(
    "serves the shell at %s, to be revalidated each time",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, shell]);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      const again = await get(path, {
        "if-none-match": answer.headers.get("etag") ?? "",
        "cache-control": "max-age=0",
      });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    },
  );

  it.each(["/nowhere/at/all", "/profilee/", "/fr/rien", "/services/view/srv_1"])(
    "serves the shell at %s, which no page has, as not found",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("<title>shell</title>");
      expect(answer.headers.get("content-security-policy")).toContain("sha256-def=");
      const again = await get(path, { "if-none-match": "*", "if-modified-since": new Date().toUTCString() });
      expect([again.status, await again.text()]).toEqual([404, expect.stringContaining("<title>shell</title>")]);
    },
  );

  it("serves a public page as prerendered, and allows the inline styles and script in it", async () => {
    const answer = await get("/auth/login");
    expect(await answer.text()).toContain("log in");
    expect(answer.headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-abc='");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-def='");
    expect(answer.headers.get("content-security-policy")).not.toContain("unsafe");
    expect(await (await get("/auth/login/")).text()).toContain("log in");
  });

  it("isolates every page from the window that opened it, except the log-in page, which would be shown later", async () => {
    const isolation = async (path: string) => (await get(path)).headers.get("cross-origin-opener-policy");
    for (const path of ["/auth/login", "/auth/login/", "/fr/auth/login"]) expect(await isolation(path)).toBeNull();
    for (const path of ["/", "/services", "/fr/", "/extern/invoice/inv_1", "/auth/other", "/index.html"])
      expect(await isolation(path), path).toBe("same-origin");
  });

  it("allows the inline styles and script of the shell at its own address, where the service worker reads it", async () => {
    for (const path of ["/index.html", "/fr/index.html"]) {
      const answer = await get(path);
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-def='");
    }
  });

  it("serves the notices of the libraries in the portal as text", async () => {
    const answer = await get("/licences.txt");
    expect([answer.status, await answer.text()]).toEqual([200, "MIT License"]);
    expect(answer.headers.get("content-type")).toContain("text/plain");
  });

  it("serves every invoice from the one invoice page", async () => {
    expect(await (await get("/extern/invoice/inv_1")).text()).toBe("an invoice");
  });

  it.each(["/assets/base-gone.js", "/api/nowhere", "/mailbox/nothing", "/%ZZ"])(
    "serves nothing at %s",
    async (path) => {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it("serves the page for certain query parameters if there is one, and the page of the path for all others", async () => {
    const text = async (query: string) => (await get(`/services/add${query}`)).text();
    expect(await text("?step=2&kind=hazard-permit%2Frenew")).toContain("renew");
    expect(await text("?kind=hazard-permit/renew")).toContain("renew");
    for (const query of [
      "",
      "?kind=hazard-permit",
      "?kind=",
      "?KIND=hazard-permit/renew",
      "?kind=%E0%A4%A",
      "?a?kind=x",
    ])
      expect(await text(query), query).toBe(shell);
  });

  it("serves no files except those of the build", async () => {
    for (const path of ["/documents.json", "/../config.ts", "/%2e%2e/config.ts"])
      expect(await (await get(path)).text()).toBe(shell);
    for (const path of [
      "/pages/auth/login/index.html.br",
      "/assets/../documents.json",
      "/assets/%2e%2e/documents.json",
    ])
      expect(await (await get(path)).text()).not.toContain("sha256-");
  });

  it("answers HEAD without a body, and no other method", async () => {
    const head = await get("/services", {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get("/services", { "content-type": "application/json" }, "POST")).status).toBe(404);
  });

  it("sends a form that was posted without JavaScript back to its page, unread", async () => {
    const post = (path: string) =>
      fetch(server().baseUrl.replace(/\/api$/, "") + path, {
        method: "POST",
        body: new URLSearchParams({ password: "Kente-Gold-2026" }),
        redirect: "manual",
      });
    for (const path of ["/auth/login", "/fr/auth/login", "/extern/invoice/inv_1?a=b"]) {
      const { status, headers } = await post(path);
      expect([status, headers.get("location")]).toEqual([303, path]);
    }
    expect((await post("/no-such-page")).status).toBe(404);
    expect((await post("/api/auth/login")).status).toBe(404);
    // This must not redirect to another host.
    expect((await post("//elsewhere.example/auth/login")).status).toBe(404);
  });

  describe("in two languages [R-WRD-02]", () => {
    const goTo = (path: string, headers: Record<string, string> = {}) =>
      fetch(server().baseUrl.replace(/\/api$/, "") + path, { headers, redirect: "manual" });

    it("gives each language its own addresses and files", async () => {
      expect(await (await goTo("/fr/auth/login")).text()).toBe("se connecter");
      expect(await (await goTo("/fr/services/view/srv_1/LLAS")).text()).toContain('lang="fr"');
      expect(await (await goTo("/fr/assets/base-9f8e.js")).text()).toContain("2");
      expect((await goTo("/fr/assets/base-1a2b.js")).status).toBe(404);
      expect(await (await goTo("/fr")).text()).toContain('lang="fr"');
    });

    it.each([
      ["/auth/login?language=fr", "/fr/auth/login"],
      ["/fr/auth/login?language=en", "/auth/login"],
      ["/services?page=2&language=fr", "/fr/services?page=2"],
      ["/fr?language=en", "/"],
      ["/auth/login?language=en", "/auth/login"],
    ])("redirects from %s to %s, and stores the choice on the device", async (from, to) => {
      const answer = await goTo(from, { cookie: "language=en" });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
      const chosen = to.startsWith("/fr") ? "fr" : "en";
      expect(answer.headers.get("set-cookie")).toMatch(new RegExp(`^language=${chosen}; Path=/; Max-Age=31536000;`));
    });

    it.each([
      ["/auth/login", { cookie: "a=b; language=fr" }, "/fr/auth/login"],
      ["/fr/auth/login", { cookie: "language=en" }, "/auth/login"],
      ["/auth/login", { "accept-language": "fr-FR,fr;q=0.9" }, "/fr/auth/login"],
      ["/auth/login", { "accept-language": "fr-FR", cookie: "language=en" }, null],
      ["/auth/login", { "accept-language": "tw, en" }, null],
      ["/fr/auth/login", { "accept-language": "en-GB" }, null],
      ["/auth/login?language=xx", { cookie: "language=en" }, "/auth/login"],
    ])("opens %s with %j at %s", async (path, headers, to) => {
      const answer = await goTo(path, headers as Record<string, string>);
      expect(answer.headers.get("location")).toBe(to);
      expect(answer.headers.get("vary")).toMatch(/Cookie, Accept-Language/i);
      if (to === null) expect(answer.headers.get("set-cookie")).toBeNull();
    });

    it.each(["//evil.example/?language=fr", "/fr//evil.example?language=en", "/fr///evil.example?language=en"])(
      "never redirects out of the portal: %s",
      async (path) => {
        const answer = await goTo(path);
        expect(answer.headers.get("location") ?? "/").toMatch(/^\/(?!\/)/);
      },
    );
  });
});
