import { defineConfig } from "vitest/config";

// The tests of the house itself; each package has its own configuration.
export default defineConfig({
  test: { include: ["checks/**/*.test.ts", "welcome/**/*.test.ts"] },
});
