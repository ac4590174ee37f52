import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Unit tests for rules only. The stories of each feature (apps/storybook) and the journeys (apps/e2e) test what people
// see and do. Test files do not change shared state, so they can share imported modules.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // The compiler of styles reads the first, and tests the second.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: { include: ["src/**/*.test.{ts,tsx}", "worker/**/*.test.ts"], isolate: false },
});
