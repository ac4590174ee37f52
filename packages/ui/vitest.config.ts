import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Behaviour that people perceive is tested in a real browser by the stories (apps/storybook). The tests in this package
// cover calculations and server rendering.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: { include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"], isolate: false },
});
