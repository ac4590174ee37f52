import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Node does not support the "module" export condition, and some packages use it to export code that does not run in
// Node.
const conditions = defaultServerConditions.filter((each) => each !== "module");

// Workspace packages are loaded from their sources. The test databases are started once per run.
export default defineConfig({
  ssr: { resolve: { conditions: ["source", ...conditions] } },
  test: {
    include: ["tests/**/*.test.ts"],
    // Tables of 100,000 rows take minutes to fill.
    exclude: process.env.LONG ? [] : ["tests/at-size.test.ts", "tests/plans.test.ts"],
    globalSetup: ["./tests/start-databases.ts"],
    pool: "forks",
    // The tests spend half of their time waiting for timers and processes, so there are more workers than cores.
    maxWorkers: "150%",
    // Test files clean up after themselves, so they can share the modules that they import. Importing the server takes
    // longer than most tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
