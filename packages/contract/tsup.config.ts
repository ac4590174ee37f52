import { defineConfig } from "tsup";

export default defineConfig({
  // A file for each source file, so that an app which uses one noun leaves out the calls of the others.
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  format: "esm",
  target: "es2022",
  dts: { entry: ["src/index.ts", "src/examples.ts"] },
  clean: true,
});
