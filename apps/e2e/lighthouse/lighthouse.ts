// Measures the most visited pages with Lighthouse, as on a cheap phone with a slow connection. Fails if a score is too
// low.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { type BrowserContext, chromium } from "playwright";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";
import { type Login, logInByApi, logInByEmail } from "../tests/log-in-by-api.ts";
import { filledDraft, sentApplication, withProfile } from "../tests/people.ts";
import { startServer } from "../tests/server.ts";

/** Each page's minimum scores, out of 100. */
const line = { performance: 95, accessibility: 100, "best-practices": 100 } as const;
/** A page of the guide has no script and loads nothing else. */
const lineOfGuide = { performance: 100, accessibility: 100, "best-practices": 100 } as const;
type Category = keyof typeof line;
const categories = Object.keys(line) as Category[];

/**
 * How many times each page is measured. The median is used, because a single measurement depends on what else the
 * machine is doing.
 */
const runs = 3;
const port = 9_300 + (process.pid % 500);

type Measured = Readonly<Record<Category, number>> & { failed: readonly string[] };

/** Starts a new browser with nothing but a login, because data from earlier visits would change the scores. */
async function inNewBrowser<T>(baseUrl: string, login: Login | undefined, work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "kwan-lighthouse-"));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    if (login) await become(context, baseUrl, login);
    return await work();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function become(context: BrowserContext, baseUrl: string, login: Login): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await context.addCookies([{ name: "kwan_token", value: login.token, url: baseUrl }]);
  await page.goto(`${baseUrl}/icon.svg`);
  const session = JSON.stringify({ authenticated: true, user: login.user, redirect: "/" });
  await page.evaluate((text) => localStorage.setItem("authenticated", text), session);
  await page.goto("about:blank");
}

async function measure(url: string): Promise<Measured> {
  const settings = { port, logLevel: "error", disableStorageReset: true, onlyCategories: [...categories] } as const;
  const result = (await lighthouse(url, { ...settings, onlyCategories: [...categories] }))?.lhr;
  if (!result || result.runtimeError) throw new Error(`${url} could not be measured: ${result?.runtimeError?.message}`);
  const score = (name: Category) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const failed = categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${result.audits[id]?.displayValue ?? ""}`.trim()),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    failed,
  };
}

const server = await startServer();
const below: string[] = [];
try {
  const { baseUrl } = server;
  const driver = await logInByApi(baseUrl, "driver");
  const many = await logInByEmail(baseUrl, "kwesi.holder@people.example");
  const applicant = await withProfile(baseUrl);
  const draft = await filledDraft(baseUrl, applicant);
  const { invoice } = await sentApplication(baseUrl, await withProfile(baseUrl));
  const pages: readonly (readonly [name: string, path: string, login?: Login])[] = [
    ["login", "/auth/login"],
    ["home", "/", driver],
    ["list of applications", "/services", many],
    ["application form", `/services/add?kind=learners-license&draft=${draft}&step=details`, applicant],
    ["invoice", `/extern/invoice/${invoice}`],
    ["guide", "/guide"],
    ["guide, a service", "/guide/license-application"],
    ["guide, prices", "/guide/prices"],
    ["guide, branches", "/guide/branches"],
    ["guide, check", "/guide/check?want=hire"],
  ];
  for (const [name, path, login] of pages) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await inNewBrowser(baseUrl, login, () => measure(baseUrl + path)));
    const middle = measured.toSorted((one, other) => one.performance - other.performance)[Math.floor(runs / 2)];
    if (!middle) continue;
    console.log(
      `${name}: ${categories.map((each) => `${each} ${middle[each]}`).join(", ")} ${middle.failed.join("; ")}`,
    );
    const least = path.startsWith("/guide") ? lineOfGuide : line;
    for (const each of categories)
      if (middle[each] < least[each]) below.push(`${name}: ${each} is ${middle[each]}, ${least[each]} at least.`);
  }
} finally {
  await server.stop();
}
for (const each of below) console.error(each);
process.exitCode = below.length > 0 ? 1 : 0;
