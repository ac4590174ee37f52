import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: { include: ["{tests,openapi}/**/*.test.ts"], testTimeout: 30_000 },
});
