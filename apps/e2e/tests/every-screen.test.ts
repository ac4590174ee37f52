import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Screen } from "../screenshots/screen.ts";
import { screens as groups } from "../screenshots/screens.ts";
import { shiftsOf, show } from "../screenshots/show.ts";
import { makeWorld, type World } from "../screenshots/world.ts";
import { keepFailure, record } from "./keep-failure.ts";
import { logEverybodyIn } from "./log-in-by-api.ts";
import { launchBrowser, newContext, screens, settled, violationsOf } from "./pages.ts";
import { longerWays, unreadableInOtherLanguages } from "./pseudo-language.ts";
import { type RunningServer, startServer } from "./server.ts";

let server: RunningServer;
let browser: Browser;
let world: World;

// Use a separate server, because other tests change the status of the seed's applications.
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  world = await makeWorld(server.baseUrl, await logEverybodyIn(server.baseUrl));
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const all = groups.flatMap(({ screens }) => screens);

/** The size in CSS pixels of a 1280 x 800 window at 400 % zoom. */
const zoomed = { width: 320, height: 200 };

/**
 * Returns how many pixels wider the page is than the window. A wider page would have to be scrolled in both directions.
 */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Tests each theme and each width once. A fault that axe finds depends on the theme or on the width, not on the
 * combination.
 */
const appearances = [
  ["phone", "light"],
  ["desktop", "dark"],
] as const;

/**
 * If the environment variable LONG is set, each screen is checked in every combination. If not, it is checked in half
 * of the combinations, and the next screen in the other half.
 */
const isTurn = (screen: Screen, half: number) => Boolean(process.env.LONG) || half === all.indexOf(screen) % 2;
const appearancesOf = (screen: Screen) => appearances.filter((_, way) => isTurn(screen, way));
const longerWaysOf = (screen: Screen) => longerWays.filter((_, way) => isTurn(screen, Math.floor(way / 2)));

async function checkAppearances(page: Page, ways: ReturnType<typeof appearancesOf>) {
  const faults: Record<string, unknown> = {};
  for (const [screen, theme] of ways) {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    const violations = await violationsOf(page);
    if (violations.length > 0) faults[`axe, ${screen}, ${theme}`] = violations;
  }
  await page.setViewportSize(screens.narrow);
  const narrow = await tooWide(page);
  await page.setViewportSize(zoomed);
  const atFourfold = await tooWide(page);
  if (narrow > 0) faults["too wide at 320 px"] = narrow;
  if (atFourfold > 0) faults["too wide at 400 %"] = atFourfold;
  return faults;
}

describe.each(groups)("$group", ({ screens }) => {
  test.concurrent.each(screens)(
    "$name has its title and one heading, does not move, passes axe, scrolls in one direction, and can be read in a longer language and right to left [R-FRM-03] [R-WRD-05]",
    async (screen) => {
      const { as, title, isLoading, failsInParts, movesOnce, worker = false } = screen;
      const context: BrowserContext = await newContext(browser, server.baseUrl, {
        login: as && world.loginOf(as),
        worker,
      });
      await record(context);
      try {
        let shifts: string[] = [];
        const page = await show(context, screen, world, async (loaded) => {
          shifts = await shiftsOf(loaded);
        });
        // A form with errors says so in the title.
        const hasAlert = (await page.getByRole("alert").count()) > 0;
        const result = {
          title: (await page.title()).replace(/ KW-[\d-]+/, "").replace(hasAlert ? /^Error: / : "", ""),
          headings: await page.getByRole("heading", { level: 1 }).count(),
          shifts,
          ...(await checkAppearances(page, appearancesOf(screen))),
          ...(await unreadableInOtherLanguages(page, longerWaysOf(screen))),
        };
        expect(result).toEqual({
          title: `${title} · Kwan`,
          headings: isLoading ? result.headings : 1,
          shifts: failsInParts || movesOnce ? shifts : [],
        });
      } catch (error) {
        await keepFailure(screen.name, [context]);
        throw error;
      } finally {
        await context.close();
      }
    },
  );
});
