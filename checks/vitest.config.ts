import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The tests in checks/; each package has its own configuration. They start programs, which takes a long time on a busy
// machine.
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: { name: "checks", include: ["checks/**/*.test.ts"], testTimeout: 30_000 },
});
