import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/kinds.ts",
    "src/phone.ts",
    "src/countries.ts",
    "src/dates.ts",
    "src/profiles.ts",
    "src/numbers.ts",
    "src/places.ts",
  ],
  format: "esm",
  target: "es2022",
  dts: true,
  clean: true,
});
