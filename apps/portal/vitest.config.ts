import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Unit tests for rules only. The stories of each feature (apps/storybook) and the journeys (apps/e2e) test what people
// see and do. Test files do not change shared state, so they can share imported modules.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: { include: ["src/**/*.test.{ts,tsx}", "worker/**/*.test.ts"], isolate: false },
});
