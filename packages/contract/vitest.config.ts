import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  // The files leave nothing behind, so they share what they import.
  test: { include: ["{tests,openapi}/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
});
