import { expect, test } from "vitest";
import { journeysThroughTime } from "./browser.ts";
import { logInByApi, logInByEmail } from "./log-in-by-api.ts";
import { callsOf } from "./people.ts";

// A branch is closed, so these journeys have a server of their own.
const { site, context, open } = journeysThroughTime();

/** Logs both administrators in, once, because log-ins are limited. */
let loggedIn: Promise<readonly ReturnType<typeof callsOf>[]> | undefined;
const administrators = () =>
  (loggedIn ??= Promise.all(
    ["admin@kwan.example", "second.admin@kwan.example"].map(async (email) =>
      callsOf(site(), await logInByEmail(site(), email)),
    ),
  ));

const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

test("a learner who never applied finds the first step with two presses, without a script [R-PUB-07]", async () => {
  const page = await (await context({ screen: "phone", scripts: false })).newPage();
  await page.goto("/guide");
  await page.getByRole("link", { name: "Learner's licence", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Learner's licence" }).waitFor();
  // The form needs a script, and says so.
  await page.getByRole("link", { name: "Start now" }).click();
  expect(await page.locator("noscript").first().textContent()).toContain("This service needs JavaScript");
});

// A code is only sent once a minute.
let driver: ReturnType<typeof logInByApi> | undefined;
const asDriver = () => (driver ??= logInByApi(site(), "driver"));

test("somebody who starts a service in the guide arrives at it after the log-in [R-PUB-02]", async () => {
  const as = await asDriver();
  const page = await open("/guide/drivers-renewal", { as, screen: "phone" });
  await page.getByRole("link", { name: "Start now" }).click();
  await page.getByRole("heading", { level: 1, name: /renewal/i }).waitFor();
  expect(new URL(page.url()).searchParams.get("kind")).toBe("drivers-renewal");
});

test("the page on which somebody starts says what the public page of the service says [R-PUB-02]", async () => {
  const as = await asDriver();
  for (const kind of ["foreign-license-conversion", "amendment"]) {
    const publicPage = await (await context({ screen: "phone", scripts: false })).newPage();
    await publicPage.goto(`/guide/${kind}`);
    const parts = ["#documents li > *", "#price tbody th, #price tbody td", "#steps li > *", "#trouble li > *"];
    const texts = (await Promise.all(parts.map((part) => publicPage.locator(part).allTextContents()))).flat();
    const page = await open(`/services/add?kind=${kind}`, { as, screen: "phone" });
    await page.getByText("Price, documents and steps in detail").click();
    await page.getByRole("heading", { name: "If something goes wrong" }).waitFor();
    const own = (await page.locator("main li > *, main dt, main dd > *").allTextContents()).join(" ");
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => !own.includes(text))).toEqual([]);
    await page.getByRole("link", { name: "Show the public page of this service" }).click();
    await page.waitForURL(`**/guide/${kind}`);
    await page.close();
  }
});

test("a page of the guide is one request of at most 30 kB, with everything in it [R-PUB-07]", async () => {
  for (const path of ["/guide", "/guide/license-application", "/guide/branches", "/fr/guide/prices", "/guide/help"]) {
    const page = await (await context({ screen: "phone" })).newPage();
    const loaded: Promise<number>[] = [];
    const scripts: string[] = [];
    page.on("requestfinished", (request) => {
      if (!request.url().endsWith("/icon.svg"))
        loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const sizes = await Promise.all(loaded);
    expect(sizes, path).toHaveLength(1);
    expect(sizes[0], path).toBeLessThanOrEqual(30_000);
    expect(scripts).toEqual([]);
    await page.close();
  }
});

test("the menu of the guide opens on a phone without a script, and closes again", async () => {
  const page = await (await context({ screen: "phone", scripts: false })).newPage();
  await page.goto("/guide/prices");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Help" });
  expect(await link.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menu" }).click();
  await link.waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => link.isVisible()).toBe(false);
});

test("a page reads the same in the other language, and no visit is sent to another one", async () => {
  const page = await open("/guide/help", { screen: "phone" });
  await page.getByRole("link", { name: "Français" }).click();
  await page.getByRole("heading", { level: 1, name: "Aide" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/fr/guide/help");
  await page.goto("/guide/help");
  expect(new URL(page.url()).pathname).toBe("/guide/help");
});

test.each([
  {
    town: "Nandom",
    proposal: { kind: "change_branch", details: { is_open: false }, ground: "ended" },
    shown: "This branch is closed until further notice",
  },
  {
    town: "Bekwai",
    proposal: {
      kind: "close_for_days",
      details: {
        from: inDays(3),
        until: inDays(4),
        reason_en: "Repairs after the storm",
        reason_fr: "Travaux après la tempête",
      },
      ground: "repairs",
    },
    shown: /^Closed from .*: Repairs after the storm$/,
  },
])(
  "a branch that two administrators close says so in the guide within a minute: $proposal.kind [R-PUB-02]",
  async ({ town, proposal, shown }) => {
    const [first, second] = await administrators();
    if (!first || !second) throw new Error("There are not two administrators.");
    const { results = [] } = await first("GET", `/dvla/branches/?search=${town}`);
    const { id, code } = results[0] as { id: string; code: string };
    const page = await open(`/guide/branches/${code}`, { screen: "phone" });
    await page.getByText("Opening hours").waitFor();
    const { id: decision } = await first("POST", "/office/decision/", {
      ...proposal,
      subject: id,
      reason: "The roof is being repaired after the storm.",
    });
    await second("POST", `/office/decision/${decision}/decide/`, { outcome: "approved" });
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByText(shown).first().isVisible();
        },
        { timeout: 60_000, interval: 3_000 },
      )
      .toBe(true);
  },
  90_000,
);

test("branches are sorted by the reader's position, only when asked, and without a script there is no button [R-PUB-05]", async () => {
  const page = await open("/fr/guide/branches?region=Ashanti", { screen: "phone" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  const button = page.getByRole("button", { name: "Utiliser ma position" });
  await button.click();
  await page.getByText("Votre position est introuvable").waitFor();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 6.4567, longitude: -1.5789 });
  await button.click();
  await page.getByText("Triées selon la distance depuis votre position.").waitFor();
  expect(requests).toEqual([`POST ${site()}/fr/guide/branches?region=Ashanti`]);
  // The nearest branch of the region is first.
  expect(await page.locator("main li h2").first().textContent()).toContain("Bekwai");
  const plain = await (await context({ screen: "phone", scripts: false })).newPage();
  await plain.goto("/guide/branches");
  expect(await plain.getByRole("button", { name: "Use my position" }).count()).toBe(0);
});

test("the portal can be put on a phone's home screen, and opens there without a network [R-PUB-09]", async () => {
  const as = await asDriver();
  const page = await open("/", { as, screen: "phone", worker: true });
  const browser = await page.context().newCDPSession(page);
  const { errors, data = "{}" } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as { start_url: string; display: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
    const bytes = Buffer.from(await (await fetch(site() + src)).arrayBuffer());
    // The width and height of a PNG are at the same place in every file.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect((await (await fetch(`${site()}/fr/manifest.webmanifest`)).json()) as object).toMatchObject({
    start_url: "/fr/",
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(manifest.start_url);
  await page.getByRole("heading", { level: 1 }).waitFor();
});
