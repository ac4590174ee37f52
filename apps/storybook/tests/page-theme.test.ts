import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { expect, test } from "vitest";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";

test("a documentation page and the stories in its frames have the theme of the toolbar, also after a change", async () => {
  const server = await preview({
    root: join(import.meta.dirname, ".."),
    configFile: false,
    logLevel: "error",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { port } = server.httpServer.address() as { port: number };

  /** Waits until the page, its own parts and the example in the frame have a theme. */
  const expectTheme = async (theme: string) => {
    const frame = page.frameLocator("iframe[id='iframe--navigation-header--default']");
    await frame.locator(`html[data-theme='${theme}'] header`).waitFor();
    // The stories in frames send their settings to the page. It has to keep its own.
    await page.waitForTimeout(500);
    const shown = await page.evaluate(() => {
      const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
      const probe = document.createElement("i");
      probe.style.background = "var(--kw-colour-surface-raised)";
      document.body.append(probe);
      const raised = colourOf(probe);
      probe.remove();
      const parts = [...document.querySelectorAll(".sbdocs-wrapper, .sbdocs-preview")];
      return {
        theme: document.documentElement.dataset.theme,
        isRaised: parts.map((part) => colourOf(part) === raised),
      };
    });
    expect(shown.theme).toBe(theme);
    expect(shown.isRaised.length).toBeGreaterThan(1);
    expect(shown.isRaised).not.toContain(false);
  };

  try {
    await page.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=docs&id=navigation-header--docs&globals=theme:dark`);
    await expectTheme("dark");
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, change: object) => void };
      };
      channel.emit("updateGlobals", { globals: { theme: "high-contrast" } });
    });
    await expectTheme("high-contrast");
  } finally {
    await browser.close();
    await server.close();
  }
});
