import { defineConfig } from "vitest/config";

// One server and one browser for all; the files of tests go one after the other, so that two cores are enough for a smooth page.
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/start-server.ts",
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
