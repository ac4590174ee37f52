import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// What a person perceives is tested in a real browser, by the stories (apps/storybook). Here: rules, and rendering on a server.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: { include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"] },
});
