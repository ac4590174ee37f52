import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { warmPool } from "./warm-pool.ts";

// The server's tests for StrykerJS, in its copy of the package. The files are those of one area.
export default defineConfig({
  plugins: [
    {
      name: "kwan:warm-pool",
      // StrykerJS sets a pool of its own.
      configureVitest: ({ project }) => {
        project.config.pool = warmPool.name as "forks";
        project.config.poolRunner = warmPool;
      },
    },
  ],
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions.filter((each) => each !== "module")] } },
  test: {
    include: (process.env.MUTATE_TESTS ?? "").split(","),
    globalSetup: ["./tests/start-databases.ts"],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
