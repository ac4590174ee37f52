import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// The server's tests for StrykerJS, in its copy of the package. The files are those of one area.
export default defineConfig({
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions.filter((each) => each !== "module")] } },
  test: {
    include: (process.env.MUTATE_TESTS ?? "").split(","),
    globalSetup: ["./tests/start-databases.ts"],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
