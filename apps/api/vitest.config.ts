import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Node itself has no condition "module", and what some packages offer under it does not run there.
const conditions = defaultServerConditions.filter((each) => each !== "module");

// Workspace packages are read as their sources. The databases of the tests are started once per run.
export default defineConfig({
  ssr: { resolve: { conditions: ["source", ...conditions] } },
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["./tests/start-databases.ts"],
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
