import type { BrowserContext, Page } from "playwright";
import type { Screen } from "./screen.ts";
import type { World } from "./world.ts";

/** How long nothing must be on its way before a page counts as loaded, in milliseconds. */
const quiet = 120;

/** Waits until all that the page asked for has come. */
function loading(page: Page): () => Promise<void> {
  const underWay = new Set<object>();
  let last = Date.now();
  const ended = (request: object) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return async () => {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      if (underWay.size === 0 && Date.now() - last >= quiet) return;
      await page.waitForTimeout(20);
    }
    throw new Error("Something is on its way for more than 10 s.");
  };
}

/** Adds up by how much the page moved under the eyes of its reader; what follows from a press is asked for. */
const watchShifts = () => {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    // Less than a thousandth can't be seen: the width of a digit.
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && value >= 0.001) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        );
        shifts.push(`${value.toFixed(4)}: ${moved.join(" | ")}`);
      }
  }).observe({ type: "layout-shift", buffered: true });
};

/** What moved on the page while it was loaded, each with how much. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as { shifts?: string[] }).shifts ?? []);

/**
 * Opens a screen and brings it into its state. `onLoaded` is told when it is loaded, before anything is done on it.
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
    // What the document shows by itself is left before that: it says that it is loading, too.
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

/** Waits until the text can be seen, wherever it stands. */
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
