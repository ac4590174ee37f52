import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/react-query.ts", "src/testing.ts"],
  format: "esm",
  target: "es2022",
  dts: true,
  clean: true,
});
