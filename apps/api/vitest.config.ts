import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Node does not support the condition "module", and some packages export code under it that does not run in Node.
const conditions = defaultServerConditions.filter((each) => each !== "module");

// Workspace packages are loaded from their sources. The test databases are started once per run.
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
