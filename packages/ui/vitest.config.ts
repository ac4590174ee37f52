import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// The stories (apps/storybook) test visible behaviour in a real browser. The tests in this package cover calculations
// and server rendering.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: { include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"], isolate: false },
});
