import type { BrowserContext, Page } from "playwright";
import type { Screen } from "./screen.ts";
import type { World } from "./world.ts";

/** A page counts as loaded if no request has been in progress for this number of milliseconds. */
const quiet = 120;

/** Returns a function that waits until all requests of the page have ended. */
function loading(page: Page): () => Promise<void> {
  const openRequests = new Set<object>();
  let last = Date.now();
  const ended = (request: object) => {
    openRequests.delete(request);
    last = Date.now();
  };
  page.on("request", (request) => openRequests.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return async () => {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      if (openRequests.size === 0 && Date.now() - last >= quiet) return;
      await page.waitForTimeout(20);
    }
    throw new Error("Something is on its way for more than 10 s.");
  };
}

/** Records how the page moves while someone reads it. Movement after an input is expected, and is not recorded. */
const watchShifts = () => {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    // Ignore shifts of less than a thousandth, about the width of a digit, because nobody sees them.
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && value >= 0.001) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        );
        shifts.push(`${value.toFixed(4)}: ${moved.join(" | ")}`);
      }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Lists what moved while the page loaded, and how far. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as { shifts?: string[] }).shifts ?? []);

/**
 * Opens a screen and puts it into the state to show. Calls `onLoaded` once the page has loaded, before any action.
 *
 * @example
 * const page = await show(context, screen, world);
 */
export async function show(
  context: BrowserContext,
  screen: Screen,
  world: World,
  onLoaded: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const { path, before, act, shows, isLoading, worker } = screen;
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.addInitScript(watchShifts);
  const loaded = loading(page);
  await before?.(page, world);
  await page.goto(typeof path === "string" ? path : path(world));
  if (isLoading) {
    // Wait until the page has replaced its prerendered version, because that version also says that it is loading.
    await page.waitForFunction(() => document.title !== "Kwan");
    await page
      .getByRole("main")
      .getByText(/^Loading/)
      .first()
      .waitFor({ state: "attached" });
    return page;
  }
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (worker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  if (!act) await seen(page, shows);
  await loaded();
  await onLoaded(page);
  if (act) {
    await act(page, world);
    await seen(page, shows);
    await loaded();
  }
  return page;
}

/** Waits until the text is visible anywhere on the page. */
async function seen(page: Page, text: string | RegExp | undefined): Promise<void> {
  if (text === undefined) return;
  const stated = page
    .getByText(text)
    .or(page.getByLabel(text))
    .or(page.getByRole("button", { name: text }));
  try {
    await stated.filter({ visible: true }).first().waitFor({ timeout: 6_000 });
  } catch (cause) {
    const says = await page.locator("body").textContent();
    throw new Error(`There is no ${text} to be seen. The page says: ${says}`, { cause });
  }
}
