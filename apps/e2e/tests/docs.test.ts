import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, inject, test } from "vitest";
import { journeys } from "./browser.ts";
import { lastCode } from "./log-in-by-api.ts";
import { violationsOf } from "./pages.ts";

const docs = resolve(import.meta.dirname, "../../docs");
if (!existsSync(join(docs, "dist/documents.json")))
  throw new Error("The documentation is not built. Run its build first.");

const { baseUrl, context, open, faults } = journeys();

test("an engineer finds what 412 means with the keyboard, and searches on without a network [R-DOC-05]", async () => {
  const reader = await context({ screen: "desktop" });
  const page = await reader.newPage();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/docs/");
  await page.getByRole("heading", { level: 1, name: "Build with Kwan" }).waitFor();
  expect(loaded.filter((path) => /search/.test(path))).toEqual([]);
  await page.keyboard.press("/");
  await page.keyboard.type("412");
  await page.getByRole("status").filter({ hasText: "result" }).waitFor();
  await reader.setOffline(true);
  await page.getByRole("searchbox").fill("mobile money");
  await page.getByRole("search").getByRole("link", { name: "Start paying an invoice" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("search").getByRole("link").count()).toBe(0);
  await reader.setOffline(false);
  await page.getByRole("searchbox").fill("412");
  await page.getByRole("search").getByRole("link", { name: "412 stale" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "412 stale" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/docs/errors/stale/");
});

test("Enter in the field leads to a page with all results [R-DOC-05]", async () => {
  const page = await open("/docs/errors/", { screen: "phone" });
  await page.getByRole("searchbox").fill("refund");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/search/?q=refund");
  await page.getByRole("main").getByRole("link", { name: "Ask for a refund" }).first().waitFor();
});

test("log in, pay and 412 are two presses from the start page [R-DOC-08]", async () => {
  for (const [presses, heading] of [
    [["Log in"], "Log in"],
    [["Pay"], "Pay"],
    [["what a code such as 412 means", "stale"], "412 stale"],
  ] as const) {
    const page = await open("/docs/");
    for (const name of presses) await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
});

test("an address that the documentation does not have shows its own page, also to people of the portal [R-DOC-03]", async () => {
  const page = await open("/", { as: "driver" });
  await page.getByText("Latest notifications").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const answer = await page.goto("/docs/errors/gone/");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "There is no such page" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "All errors" }).click();
  await page.getByRole("heading", { level: 1, name: "Errors" }).waitFor();
});

test("the portal's footer leads to the documentation [R-DOC-03]", async () => {
  const page = await open("/auth/login");
  await page.getByRole("contentinfo").getByRole("link", { name: "For developers" }).click();
  await page.getByRole("heading", { level: 1, name: "Build with Kwan" }).waitFor();
});

test("the explorer has a token of its own, and leaves the portal's login and kept answers alone [R-DOC-06]", async () => {
  const page = await open("/", { as: "driver", screen: "desktop" });
  await page.getByText("Latest notifications").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const stored = () =>
    page.evaluate(async () => (await (await caches.open("kwan-answers")).keys()).map(({ url }) => url));
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(2);
  const before = await stored();

  await page.goto("/docs/explorer/?call=getMe");
  const sent: Record<string, string>[] = [];
  page.on("request", (request) => {
    const isOurs = request.url().includes("/api/") && page.url().includes("/docs/");
    if (isOurs) request.allHeaders().then((headers) => sent.push(headers), faults.push);
  });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("401").waitFor();
  await page.getByRole("textbox", { name: "Token" }).fill("of-nobody");
  await page.getByRole("button", { name: "Use this token" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(await page.locator("[data-status]").textContent()).toContain("401");
  expect(await stored()).toEqual(before);

  await page.getByRole("textbox", { name: "Email" }).fill("second.admin@kwan.example");
  // A person is sent one code a minute, and another journey may just have requested theirs.
  const code = page.getByRole("textbox", { name: "Code" });
  const askForCode = async () => {
    await page.getByRole("button", { name: "Send the code" }).click();
    await code.waitFor({ timeout: 5_000 }).catch(() => {});
    return code.isVisible();
  };
  await expect.poll(askForCode, { interval: 10_000, timeout: 75_000 }).toBe(true);
  await code.fill(await lastCode(baseUrl, "second.admin@kwan.example"));
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("You are logged in as second.admin@kwan.example").waitFor();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.locator("[data-body]").filter({ hasText: '"username": "efua.admin"' }).waitFor();
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(await stored()).toEqual(before);
  // A write, because the people of this server are invented.
  await page.getByRole("combobox", { name: "Call", exact: true }).selectOption("updatePreferences");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page
    .locator("[data-status]")
    .filter({ hasText: /^(200|4\d\d) .*PATCH|^200|^412|^428/ })
    .waitFor();

  await page.goto("/");
  await page.getByText("Hello, Kwame").waitFor();
}, 150_000);

test("where people are real, the explorer sends no write and offers no login [R-DOC-06]", async () => {
  const page = await (await context({ screen: "desktop", worker: false })).newPage();
  await page.route("**/docs/installation.json", (route) => route.fulfill({ json: { hasInventedPeople: false } }));
  await page.goto("/docs/explorer/?call=updateMe");
  await page.getByText("The explorer does not send writes to this installation.").waitFor();
  expect(await page.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Send the code" }).isVisible()).toBe(false);
  await page.getByRole("combobox", { name: "Call", exact: true }).selectOption("listCountries");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.locator("[data-body]").filter({ hasText: "Ghana" }).waitFor();
});

const shown = ["", "guides/rate-limits/", "calls/start-payment/", "errors/stale/", "explorer/", "search/?q=pay"];
const alsoShown = [
  "guides/pay/",
  "calls/",
  "models/invoice/",
  "rules/eligibility/",
  "sandbox/",
  "operations/",
  "changelog/",
];

test.each(process.env.LONG ? [...shown, ...alsoShown] : shown)(
  "/docs/%s fits a narrow phone, breaks no rule of accessibility in light or dark, and obeys the policy [R-DOC-08] [R-DOC-04]",
  async (path) => {
    for (const theme of ["light", "dark"] as const) {
      const page = await (await context({ screen: theme === "light" ? "narrow" : "desktop", theme })).newPage();
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      await page.goto(`/docs/${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    }
  },
);

test("on paper, a page is only its text [R-DOC-08]", async () => {
  const page = await open("/docs/guides/pay/", { screen: "desktop" });
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "Guides" }).isVisible()).toBe(false);
  expect(await page.getByRole("searchbox").isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1, name: "Pay" }).isVisible()).toBe(true);
});

test("without scripts, pages can be read, and searching says what to do [R-DOC-08]", async () => {
  const page = await open("/docs/guides/log-in/", { scripts: false });
  expect(await page.getByRole("heading", { level: 1, name: "Log in" }).isVisible()).toBe(true);
  await page.getByRole("searchbox").fill("412");
  await page.keyboard.press("Enter");
  await page.locator("noscript h2", { hasText: "Search needs JavaScript" }).waitFor();
});

/** Returns the blocks of code of a guide in one language. */
const blocksOf = (guide: string, language: string): string[] =>
  [
    ...readFileSync(join(docs, "content/guides", `${guide}.mdx`), "utf8").matchAll(/^```(\w+)\n([\s\S]*?)^```/gm),
  ].flatMap(([, name, code = ""]) => (name === language ? code : []));

/** Waits until a program has written a text. */
const untilWritten = (program: ChildProcess, text: string) =>
  new Promise<void>((done) => {
    let output = "";
    program.stdout?.on("data", (part: Buffer) => {
      output += part;
      if (output.includes(text)) done();
    });
  });

test.runIf(spawnSync("python3", ["--version"]).status === 0)(
  "the guide's Python program logs in as it stands [R-DOC-02]",
  async () => {
    const [code = ""] = blocksOf("log-in", "python");
    const email = "reviewer@kwan.example";
    const start = async () => {
      const program = spawn("python3", ["-u", "-c", code.replaceAll("driver@kwan.example", email)], {
        env: { PATH: process.env.PATH, KWAN: baseUrl },
      });
      program.stdout.on("data", (part: Buffer) => (output += part));
      program.stderr.on("data", (part: Buffer) => (output += part));
      const ended = new Promise((done) => program.once("exit", done));
      await Promise.race([untilWritten(program, "Code: "), ended]);
      return { program, ended };
    };
    let output = "";
    let { program, ended } = await start();
    // A person is sent one code a minute, and another journey may just have requested theirs.
    while (program.exitCode !== null && output.includes("429")) {
      output = "";
      await new Promise((done) => setTimeout(done, 10_000));
      ({ program, ended } = await start());
    }
    program.stdin.end(`${await lastCode(baseUrl, email)}\n`);
    await ended;
    expect(output).toContain("Logged in as Yaw Reviewdale");
  },
  150_000,
);

test("the guide's commands read the person who is logged in [R-DOC-02]", () => {
  const own = blocksOf("log-in", "sh").find((code) => code.includes("/api/users/me/")) ?? "";
  const script = own.replace("'the token'", `'${inject("logins").driver.token}'`);
  const answer = execFileSync("bash", ["-eu", "-c", script], {
    env: { ...process.env, KWAN: baseUrl },
    encoding: "utf8",
  });
  expect(JSON.parse(answer)).toMatchObject({ first_name: "Kwame" });
});
