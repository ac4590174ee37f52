import { defineConfig } from "vitest/config";

/**
 * The tests that run if the environment variable LONG is not set: every screen, a journey for every role, and every
 * browser.
 */
const short = [
  "auth",
  "before-scripts",
  "built-files",
  "engines/engines",
  "every-screen",
  "languages",
  "office",
  "office-clicks",
  "paying",
  "pseudo-language",
  "review",
  "routes-weight",
  "school",
  "spoken",
  "staff",
  "theory-test",
];

// All tests share one server and one browser. Test files run one after the other, so that pages stay responsive on a
// machine with two cores.
export default defineConfig({
  test: {
    include: process.env.LONG ? ["tests/**/*.test.ts"] : short.map((name) => `tests/${name}.test.ts`),
    globalSetup: "tests/start-server.ts",
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
