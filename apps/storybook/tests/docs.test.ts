import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";
import {
  countListeners,
  examplesOn,
  goTo,
  type PageContents,
  type Property,
  read,
  storiesOn,
  waitForStories,
} from "./docs-page.ts";

// With these settings, Chromium loads only frames that are nearly in view. By default, it loads more than a test can
// handle.
const framesInSight = `--blink-settings=${["Unknown", "4G"].map((net) => `lazyLoadingFrameMarginPx${net}=0`).join(",")}`;

const root = join(import.meta.dirname, "..");
const index = join(root, "dist/index.json");
if (!existsSync(index)) throw new Error("Storybook is not built: run `pnpm --filter @kwan/storybook build` first.");

type Entry = { id: string; title: string; type: "docs" | "story"; tags: string[] };
const entries: Entry[] = Object.values(JSON.parse(readFileSync(index, "utf8")).entries);
const pages = entries.filter(({ type }) => type === "docs");

let server: PreviewServer;
let browser: Browser;
let address: string;
const free: Page[] = [];

beforeAll(async () => {
  server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir: "dist" },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const bound = server.httpServer.address();
  if (!bound || typeof bound === "string") throw new Error("The server of the built Storybook has no port.");
  address = `http://127.0.0.1:${bound.port}/iframe.html?viewMode=docs&id=`;
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...flags, framesInSight] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * Runs a test in a tab that no other test is using, and collects the errors on its page. If the test fails, the tab is
 * closed, so that its page cannot affect the next test.
 */
async function inTab(check: (page: Page, complaints: string[]) => Promise<void>): Promise<void> {
  const page = free.pop() ?? (await browser.newPage({ viewport: { width: 1280, height: 800 } }));
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  // Storybook logs the failures of stories that play on the page, and does not show them. A story in a frame cannot keep
  // the focus while another one plays.
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("toHaveFocus")) complaints.push(message.text());
  });
  try {
    await check(page, complaints);
    page.removeAllListeners("pageerror");
    page.removeAllListeners("console");
    free.push(page);
  } catch (error) {
    await page.close();
    throw error;
  }
}

/** Opens a documentation page. If the tab already shows another documentation page, navigates as the sidebar does. */
const open = async (page: Page, id: string): Promise<PageContents> => {
  if (page.url() === "about:blank") await page.goto(address + id);
  else await goTo(page, id);
  await waitForStories(page);
  return read(page, await storiesOn(page));
};

/**
 * Returns the height of the window for a documentation page. Storybook loads a frame only when it is in view, and the
 * stories of the portal are in frames. Those stories have their own tests, so if LONG is not set, only every fifth page
 * gets a window that is tall enough to show frames.
 */
const heightFor = (index: number) => (process.env.LONG || index % 5 === 0 ? 800 : 100);

const isVague = ({ type }: Property) => ["", "-", "unknown", "union", "any"].includes(type);
/** A switch whose position nobody knows before they have used it. */
const hasNoDefault = ({ type, initial, isRequired }: Property) => type === "boolean" && initial === "-" && !isRequired;
const isChoice = ({ type }: Property) => /^"[^"]+"\s*"/.test(type);

const numbered = pages.map((page, index) => ({ ...page, height: heightFor(index) }));

const tagsOf = (id: string) => entries.find((entry) => entry.id === id)?.tags ?? [];

/** The widths of screens for which a story on a page is written, and which need a frame there. */
const needsFrame = ({ viewport }: Record<string, unknown> = {}): boolean =>
  Boolean((viewport as { value?: string } | undefined)?.value);

const isComplete = ({ id, height }: (typeof numbered)[number]) =>
  inTab(async (page, complaints) => {
    await page.setViewportSize({ width: 1280, height });
    const { heading, headings, screens, stories, properties, leaks } = await open(page, id);
    expect(heading).not.toBe("");
    // [R-UIK-09] Tests are no examples, requirements are nothing for designers, and a phone is as wide as a phone.
    expect(headings.filter((text) => /R-[A-Z]{3}-\w/.test(text))).toEqual([]);
    expect(stories.filter((story) => tagsOf(story.id).includes("test-only"))).toEqual([]);
    // A desktop is shown smaller, so its width is rounded.
    const differs = (one: string, other: string) => Math.abs(Number.parseInt(one, 10) - Number.parseInt(other, 10)) > 2;
    expect(screens.filter(({ width, has }) => differs(width, has))).toEqual([]);
    const globals = await storiesOn(page);
    const framed = screens.map((screen) => screen.id);
    expect(Object.keys(globals).filter((story) => needsFrame(globals[story]) && !framed.includes(story))).toEqual([]);
    expect(stories.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(properties.filter((property) => isVague(property) || (isChoice(property) && !property.hasControl))).toEqual(
      [],
    );
    expect(properties.filter(hasNoDefault)).toEqual([]);
    expect(leaks).toEqual([]);
    expect(complaints).toEqual([]);
  });

// Stories that play keep things in the tab, such as a session or a position. Their pages are read alone, in a new tab.
const playsStories = ({ height }: { height: number }) => height > 100;
test.each(numbered.filter(playsStories))("$title: the page and its stories are complete", async (page) => {
  await Promise.all(free.splice(0).map((tab) => tab.close()));
  await isComplete(page);
});
test.concurrent.each(numbered.filter((page) => !playsStories(page)))("$title: the page is complete", isComplete);

test("the values of a property are listed and can be chosen, and an example is shown as code", async () => {
  await inTab(async (page) => {
    const { properties } = await open(page, "actions-button--docs");
    const tone = properties.find(({ name }) => name === "tone");
    expect(tone).toMatchObject({ type: expect.stringContaining('"error"'), hasControl: true });
    // The code example is empty until its syntax has been highlighted, which happens after it has been rendered.
    await expect
      .poll(() => examplesOn(page))
      .toContain('<Button type="submit" busy={isSending}>Send my application</Button>');
  });
});

test("a default value is documented, also one of the field around a control", async () => {
  await inTab(async (page) => {
    const { properties } = await open(page, "forms-combobox--docs");
    const initials = Object.fromEntries(properties.map(({ name, initial }) => [name, initial]));
    expect(initials).toMatchObject({ width: '"full"', hideLabel: "false", words: "the English text" });
  });
});

test("a component is found by a task, and its page opens [R-UIK-11]", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address.replace("iframe.html?viewMode=docs&id=", "?path=/docs/kwan-components--docs"));
  const content = page.frameLocator("#storybook-preview-iframe");
  const search = content.getByRole("searchbox", { name: "What do you need?" });
  await search.fill("date of birth");
  await search.press("Enter");
  await content.getByText(/^1 of \d+ components$/).waitFor();
  await content.getByRole("link", { name: "DateInput" }).click();
  await content.getByRole("heading", { name: "When not to use" }).waitFor();
  expect(page.url()).toContain("path=/docs/forms-dateinput--docs");
  await content.getByRole("link", { name: "SummaryList" }).click();
  await content.getByRole("heading", { name: "SummaryList", level: 1 }).waitFor();
  await page.close();
});

/** A web server that knows nothing of Storybook: it shows the files of a folder below a path. */
async function startPlainServer(folder: string, below: string): Promise<Server> {
  const types: Record<string, string> = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
  };
  const started = createServer(async ({ url = "" }, response) => {
    const path = new URL(url, "http://host").pathname;
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const content =
      path.startsWith(below) && (await readFile(join(folder, file.slice(below.length))).catch(() => undefined));
    response.writeHead(content ? 200 : 404, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    response.end(content || "");
  });
  await new Promise<void>((listening) => started.listen(0, "127.0.0.1", listening));
  return started;
}

test("any web server can show the built folder below a path [R-UIK-13]", { timeout: 60_000 }, async () => {
  const plain = await startPlainServer(join(root, "dist"), "/designers/kit/");
  const { port } = plain.address() as AddressInfo;
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(`http://127.0.0.1:${port}/designers/kit/?path=/docs/navigation-header--docs`);
  const content = page.frameLocator("#storybook-preview-iframe");
  await content.getByRole("heading", { name: "When to use" }).waitFor();
  // An example in a frame is found below the path too.
  await content
    .frameLocator("iframe[id='iframe--navigation-header--default']")
    .getByRole("link", { name: "Services" })
    .waitFor();
  for (const file of ["llms.txt", "components/Header.md"])
    expect((await page.request.get(`http://127.0.0.1:${port}/designers/kit/${file}`)).status()).toBe(200);
  expect(missing).toEqual([]);
  await page.close();
  await new Promise((closed) => plain.close(closed));
});

const heldBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heldListeners: () => string[] }).heldListeners());

test("no page leaves a listener, a theme or a direction for the next", {
  timeout: 120_000,
}, async () => {
  const page = await browser.newPage();
  await countListeners(page);
  const [first, ...others] = pages.filter(({ title }) => !title.startsWith("Portal/"));
  const start = first as Entry;
  await page.goto(address + start.id);
  await waitForStories(page);
  // Storybook adds its own listeners with its first stories, so count the listeners after those stories have loaded.
  for (const { id } of others.slice(0, 8)) await goTo(page, id);
  await goTo(page, start.id);
  const before = await heldBy(page);
  for (const { id } of others) await goTo(page, id);
  await goTo(page, start.id);
  expect((await read(page, {})).leaks).toEqual([]);
  expect(await heldBy(page)).toEqual(before);
});
