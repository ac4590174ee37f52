import { defineConfig } from "vitest/config";

// All tests share one server and one browser. Files run one after the other, so that two cores are enough to keep
// pages smooth.
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
