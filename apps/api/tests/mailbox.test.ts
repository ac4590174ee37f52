import { describe, expect, it } from "vitest";
import { readConfig } from "../src/platform/config.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { send } from "../src/platform/messages/send.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";
import { newSigningKey } from "./signing-key.ts";

const production = {
  NODE_ENV: "production",
  SECRET: "a secret of thirty-two letters or more, for a test",
  AUDIT_SIGNING_KEY: newSigningKey(),
  PAYMENT_PROVIDER: "paystack",
  PAYSTACK_SECRET_KEY: "sk_test",
  SMTP_URL: "smtp://127.0.0.1:25",
  MAIL_FROM: "DVLA <no-reply@portal.example>",
  PUBLIC_URL: "https://portal.example",
  TRUSTED_PROXIES: "none",
  EMBEDDED_IN_PRODUCTION: "true",
};

eachDatabase((database) => {
  describe("with a mailbox", () => {
    const server = testServer(database);
    const get = (path: string) => fetch(new URL(path, server().baseUrl));

    it("shows the latest hundred messages, newest first, as text and never as markup [R-ADD-01]", async () => {
      const { db, deps, clock } = server();
      expect(await (await get("/mailbox")).text()).toContain("No message has been sent yet.");
      for (let n = 1; n <= 101; n++) {
        clock.forward(1_000);
        const text = n === 101 ? "<script>alert(1)</script> & more" : `message number ${n}.`;
        await inTransaction(db, (trx) =>
          send({ tx: trx, deps }, { user_id: null, channel: "sms", recipient: "+233244000111", purpose: "News", text }),
        );
      }
      const page = await (await get("/mailbox")).text();
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; more");
      expect(page).not.toContain("<script");
      expect(page.match(/<article>/g)).toHaveLength(100);
      expect(page.indexOf("message number 100.")).toBeLessThan(page.indexOf("message number 99."));
      expect(page).not.toContain("message number 1.<");
      expect(page).toContain("+233244000111");
    });

    it("runs no script, and only its own style [R-ADD-01]", async () => {
      const page = await get("/mailbox");
      const policy = page.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(policy).not.toContain("script-src");
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(await page.text()).not.toMatch(/<style|style=|\son\w+=/);
      const style = await get("/pages/style.css");
      expect(style.headers.get("content-type")).toContain("text/css");
      expect(await style.text()).toContain("color-scheme: light dark");
    });
  });
});

eachDatabase((database) => {
  describe("in production", () => {
    const server = testServer(database, production);

    it("there is no mailbox, and no setting can turn it on [R-ADD-01]", async () => {
      for (const path of ["/mailbox", "/mailbox/"])
        expect((await fetch(new URL(path, server().baseUrl))).status).toBe(404);
      expect(() => readConfig({ ...production, MAILBOX: "true" })).toThrow("MAILBOX shows every message to everybody");
    });
  });
});
