import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Files for the condition `module` are written for bundlers, and Node does not read all of them.
const conditions = defaultServerConditions.filter((condition) => condition !== "module");

export default defineConfig({
  ssr: { resolve: { conditions: ["source", ...conditions] } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 90_000 },
});
