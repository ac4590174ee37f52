// Takes screenshots of every screen, on a phone and a desktop, in light and dark mode, and writes a page that lists
// them.
//
//   pnpm run screenshots desk       only screens whose names contain one of the words
//   pnpm run screenshots --french   in French, without screens that need a button press (buttons are found by their
//                                   English labels)
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logEverybodyIn } from "../tests/log-in-by-api.ts";
import { launchBrowser, newContext } from "../tests/pages.ts";
import { startServer } from "../tests/server.ts";
import { appearances, indexPage } from "./index-page.ts";
import type { Screen } from "./screen.ts";
import { screens } from "./screens.ts";
import { show } from "./show.ts";
import { makeWorld } from "./world.ts";

const inFrench = process.argv.includes("--french");
const folder = join(import.meta.dirname, "../.screenshots", inFrench ? "fr" : "en");
/** The words on the command line select screens by name. Without any, all screens are included. */
const names = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const isSelected = ({ name, act, isLoading }: Screen) =>
  !(inFrench && (act || isLoading)) && (names.length === 0 || names.some((word) => name.includes(word)));

const inItsLanguage = ({ path, shows, ...screen }: Screen): Screen =>
  inFrench
    ? { ...screen, path: (world) => `/fr${typeof path === "string" ? path : path(world)}` }
    : { ...screen, path, ...(shows === undefined ? {} : { shows }) };

if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = await startServer();
const browser = await launchBrowser();
const failed: string[] = [];
try {
  const { baseUrl } = server;
  const logins = await logEverybodyIn(baseUrl);
  const world = await makeWorld(baseUrl, logins);

  const take = async (screen: Screen, appearance: (typeof appearances)[number]) => {
    const login = screen.as && world.loginOf(screen.as);
    const context = await newContext(browser, baseUrl, {
      login,
      screen: appearance.screen,
      theme: appearance.theme,
      worker: screen.worker ?? false,
    });
    try {
      const page = await show(context, inItsLanguage(screen), world);
      await page.screenshot({ path: join(folder, `${screen.name}-${appearance.name}.png`), fullPage: true });
    } catch (cause) {
      failed.push(`${screen.name}, ${appearance.name}: ${cause instanceof Error ? cause.message : String(cause)}`);
    } finally {
      await context.close();
    }
  };

  const queue = screens.flatMap((rows) => rows.screens.filter(isSelected));
  const workOff = async () => {
    for (let screen = queue.shift(); screen; screen = queue.shift())
      for (const appearance of appearances) await take(screen, appearance);
  };
  await Promise.all([workOff(), workOff()]);
  writeFileSync(join(folder, "index.html"), indexPage(screens));
} finally {
  await browser.close();
  await server.stop();
}
for (const each of failed) console.error(each);
console.log(`${failed.length} could not be taken. Look through ${join(folder, "index.html")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
