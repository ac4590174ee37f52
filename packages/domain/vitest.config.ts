import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  // The tests have no side effects, so the files can share imported modules.
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
});
