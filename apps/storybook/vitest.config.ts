import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { findBrowser, flags, pinnedBrowser } from "../../checks/browser/find-browser.ts";
import { renderedOnServer } from "./rendered-on-server.ts";

const configDir = join(import.meta.dirname, ".storybook");

/** A failed test leaves a screenshot here and, if TRACE is set, a trace. Traces make tests a third slower. */
const failures = join(import.meta.dirname, ".results/failures");

const inBrowser = (executablePath: string) => ({
  enabled: true,
  headless: true,
  // Switch animations off, because the text of a dialog that fades in would not count as visible.
  provider: playwright({
    launchOptions: { executablePath, args: flags },
    contextOptions: { reducedMotion: "reduce" },
  }),
  instances: [{ browser: "chromium" as const }],
  screenshotFailures: false,
  trace: { mode: process.env.TRACE ? ("retain-on-failure" as const) : ("off" as const), tracesDir: failures },
});

export default defineConfig({
  // Stylesheets are compiled in Node, with these conditions.
  environments: { ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } } },
  test: {
    projects: [
      {
        // Plays every story, and checks that axe finds no fault and that the text is readable in other themes.
        extends: true,
        plugins: [storybookTest({ configDir })],
        // The files share three pages, so that their imports are loaded only three times. The stories spend some of
        // their time waiting, so three pages are not too many for two cores.
        test: {
          name: "stories",
          isolate: false,
          fileParallelism: true,
          maxWorkers: 3,
          // Projects with different numbers of workers run one after the other.
          sequence: { groupOrder: 1 },
          provide: { isLong: Boolean(process.env.LONG), failures },
          testTimeout: 30_000,
          setupFiles: [join(configDir, "themes.setup.ts")],
          browser: inBrowser(await findBrowser()),
        },
      },
      {
        // Tests every documentation page of the built Storybook, and the text on it, in several tabs of one browser.
        test: { name: "docs", include: ["tests/*.test.ts"], maxConcurrency: 3, testTimeout: 60_000 },
      },
      {
        // Hydrates pages that were rendered on the server, and expects no differences from the server's HTML. Then looks
        // for our colours on a page of another authority, and for what moves, what is under the pointer and what is on paper.
        plugins: [vanillaExtractPlugin(), renderedOnServer()],
        resolve: { conditions: ["source", ...defaultClientConditions] },
        ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
        test: {
          name: "hydration",
          include: ["tests/{hydration,branded,emulated}.test.tsx"],
          browser: inBrowser(await findBrowser()),
        },
      },
      {
        // Checks by tables what all components have in common: shared props, and values.
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: ["source", ...defaultClientConditions] },
        test: { name: "kit", include: ["tests/kit/*.test.tsx"], browser: inBrowser(await findBrowser()) },
      },
      {
        // Compares stories tagged `visual` with their stored screenshots, in the pinned browser: as they are, and again in
        // forced colours, dark, high contrast and right to left. The files share a
        // page, so a letter can be a fraction of a pixel off.
        extends: true,
        plugins: [storybookTest({ configDir, tags: { include: ["visual"], exclude: [], skip: [] } })],
        test: {
          name: "visual",
          // No portal story has this tag.
          exclude: ["../portal/**"],
          isolate: false,
          provide: { isLong: Boolean(process.env.LONG) },
          testTimeout: 30_000,
          setupFiles: [join(configDir, "visual.setup.ts")],
          browser: {
            ...inBrowser(await pinnedBrowser()),
            expect: {
              toMatchScreenshot: {
                comparatorName: "pixelmatch",
                comparatorOptions: { threshold: 0.15, allowedMismatchedPixels: 100 },
                resolveScreenshotPath: ({ arg, ext, root }) => join(root, "tests", "looks", `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext, root }) => join(root, ".results", "looks", `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
