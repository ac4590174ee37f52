import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { approve, type Colleague, createAccount, emailOf, onScreens } from "./on-screens.ts";
import { launchBrowser } from "./pages.ts";
import { type Production, startProduction } from "./production.ts";

/** A person who has a device. Their first name identifies them. */
type Somebody = Pick<Colleague, "first">;

/**
 * Starts a server in production mode with an empty database, as for a new authority. Each person has their own device.
 */
export function authority() {
  const devices: Record<string, Page> = {};
  const faults: string[] = [];
  let production: Production;
  let browser: Browser;
  let people: ReturnType<typeof onScreens>;

  beforeAll(async () => {
    [production, browser] = await Promise.all([startProduction(), launchBrowser()]);
    people = onScreens(production, () => browser, faults);
    // Begin in the morning: the set-up secret is valid for a day, and only urgent messages are sent at night.
    const morning = new Date(production.now());
    morning.setUTCHours(8, 0, 0, 0);
    if (morning < production.now()) morning.setUTCDate(morning.getUTCDate() + 1);
    await production.waitUntil(morning);
  }, 90_000);
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  afterAll(async () => {
    await browser.close();
    await production.stop();
  });

  const pageOf = ({ first }: Somebody): Page => {
    const page = devices[first];
    if (!page) throw new Error(`${first} has no device yet, because an earlier step failed.`);
    return page;
  };
  const keep = ({ first }: Somebody, page: Page): Page => {
    devices[first] = page;
    return page;
  };

  /** Sets up the first administrator with the set-up secret. */
  async function setUp(admin: Colleague): Promise<Page> {
    const page = await people.open("/setup");
    await page.getByLabel("Set-up secret").fill(production.readSecret());
    await page.getByLabel("First name").fill(admin.first);
    await page.getByLabel("Surname").fill(admin.last);
    await page.getByLabel("Email address").fill(emailOf(admin));
    await page.getByLabel("Phone number", { exact: true }).fill("024 400 0001");
    await page.getByRole("checkbox", { name: "I have checked the prices" }).check();
    await page.getByRole("button", { name: "Create the administrator" }).click();
    await page.getByRole("link", { name: "Set your password" }).click();
    await people.setPassword(page, emailOf(admin));
    await people.logIn(page, emailOf(admin));
    return keep(admin, page);
  }

  return {
    keep,
    pageOf,
    production: () => production,
    people: () => people,
    /** Returns the date that is this many days and years after today. */
    day(days: number, years = 0): string {
      const date = production.now();
      date.setUTCFullYear(date.getUTCFullYear() + years);
      date.setUTCDate(date.getUTCDate() + days);
      return date.toISOString().slice(0, 10);
    },
    /** Waits until opening hours on a later day. Staff then log in again, because their sessions have ended. */
    waitForMorning: (date: string): Promise<void> => production.waitUntil(new Date(`${date}T09:00:00.000Z`)),
    /** Logs someone in again on their device, and returns the page. */
    async back(colleague: Colleague): Promise<Page> {
      const page = pageOf(colleague);
      await people.logIn(page, emailOf(colleague));
      return page;
    },
    /** Sets up two administrators. The first creates the second one's account. */
    async setUpAdministrators(first: Colleague, second: Colleague): Promise<void> {
      await createAccount(await setUp(first), second);
      keep(second, await people.join(second));
    },
    /**
     * Lets one administrator propose the accounts of colleagues and the other approve them. The colleagues then join.
     */
    async hire(by: Colleague, approver: Colleague, ...colleagues: readonly Colleague[]): Promise<void> {
      for (const colleague of colleagues) await createAccount(pageOf(by), colleague);
      const page = pageOf(approver);
      await page.goto("/decisions");
      for (const { first, last } of colleagues) await approve(page, `Give a role: ${first} ${last}`);
      for (const colleague of colleagues) keep(colleague, await people.join(colleague));
    },
  };
}

/** Follows a link in the header. */
export const go = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
