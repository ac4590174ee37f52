import type { Browser, CDPSession, Page } from "playwright";
import { launchOldBrowser } from "../old-browser.ts";
import { launchBrowser } from "../pages.ts";
import { type Engine, size, type Tab } from "./tab.ts";

/** Chooses a file without Playwright, which would need functions that Chromium 90 does not have. */
async function attach(tools: CDPSession, expression: string, file: string): Promise<void> {
  const { result } = await tools.send("Runtime.evaluate", { expression });
  if (!result.objectId) throw new Error(`No file input: ${expression}`);
  await tools.send("DOM.setFileInputFiles", { objectId: result.objectId, files: [file] });
}

async function tabOf(page: Page, close: () => Promise<void>): Promise<Tab> {
  const tools = await page.context().newCDPSession(page);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  return {
    go: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.insertText(text),
    attach: (expression, file) => attach(tools, expression, file),
    faults,
    close,
  };
}

/**
 * Returns a user agent that does not say that the browser is headless, because headless browsers and other programs are
 * not shown an error page (R-FRM-07).
 */
const agentOf = (browser: Browser) =>
  `Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`;

/** Opens each tab in its own context. The script runs before the scripts of each page. */
const engineOf = (browser: Browser, close: () => Promise<void>, script?: () => void): Engine => ({
  version: browser.version(),
  async open() {
    const context = await browser.newContext({ viewport: size, userAgent: agentOf(browser) });
    if (script) await context.addInitScript(script);
    return tabOf(await context.newPage(), () => context.close());
  },
  close,
});

export async function launchChromium(script?: () => void): Promise<Engine> {
  const browser = await launchBrowser();
  return engineOf(browser, () => browser.close(), script);
}

export async function launchChromium90(): Promise<Engine> {
  const { browser, close } = await launchOldBrowser();
  return engineOf(browser, close);
}
