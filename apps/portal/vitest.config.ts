import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Rules alone: what a person perceives is tested by the stories of each feature (apps/storybook) and the journeys (apps/e2e).
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: { include: ["src/**/*.test.{ts,tsx}", "worker/**/*.test.ts"] },
});
