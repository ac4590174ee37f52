import { defineConfig } from "vitest/config";

// All tests of the repository, so that `vitest <name>` at the root finds any test file. The scripts run the tests of
// one package, with its own configuration.
export default defineConfig({
  test: { projects: ["{packages,apps}/*/vitest.config.ts", "checks/vitest.config.ts"] },
});
